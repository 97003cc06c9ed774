# `cmake --install` and find_package(tabkeeper).

include(CMakePackageConfigHelpers)

install(TARGETS tabkeeper EXPORT tabkeeper_targets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(TARGETS tabkeeper_program RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY include/tabkeeper ${PROJECT_BINARY_DIR}/generated/tabkeeper
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.hpp")
install(EXPORT tabkeeper_targets NAMESPACE tabkeeper:: FILE tabkeeper-targets.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/tabkeeper)
configure_package_config_file(cmake/tabkeeper-config.cmake.in
  ${PROJECT_BINARY_DIR}/tabkeeper-config.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/tabkeeper)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/tabkeeper-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/tabkeeper-config.cmake
  ${PROJECT_BINARY_DIR}/tabkeeper-config-version.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/tabkeeper)

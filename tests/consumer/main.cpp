#include <tabkeeper/formats.hpp>
#include <tabkeeper/solve.hpp>

int main(int, char** argv) {
    const auto instance = tabkeeper::read_instance(argv[1]);
    const auto answer = tabkeeper::solve(instance);
    return answer.status == tabkeeper::Status::Optimal && answer.plan->size() == 2 ? 0 : 1;
}

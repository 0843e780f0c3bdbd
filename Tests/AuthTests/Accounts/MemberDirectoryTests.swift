import Auth
import ContractKit
import Testing
import Vocabulary

@Suite struct MemberDirectoryTests {
    @Test("No more than a thousand nicknames are looked up at once")
    func names() async throws {
        let directory = StoredMemberDirectory(InMemoryAuthStore(), time: ManualClock())
        let names = Set((0..<1_000).map { "name\($0)" })
        #expect(try await directory.members(called: names).isEmpty)
        await #expect(throws: ServiceFailure.internal("more than 1000 names at once")) {
            try await directory.members(called: names.union(["name"]))
        }
    }
}

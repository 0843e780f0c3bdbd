import Composition
import Vocabulary

extension ErasureDrill {
    /// Makes the member a moderator, as an operator does on the machine.
    func appoint(_ member: MemberID) async throws {
        let platform = try await LocalPlatform.open(settings)
        do {
            try await platform.appoint(member, as: .moderator)
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }
}

import Auth
import Commands
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Composition

/// The kinds of counts that the domains declare.
@Suite struct MemberCountKindTests {
    @Test("Every kind is counted by one domain, which has words for it in both languages")
    func all() async throws {
        let platform = LocalPlatform.inMemory(.ephemeral(hasher: QuickHasher()))
        let member = try await platform.join("보라")
        let kinds = try await platform.anonymous.auth.profile(of: member.id).counts.map(\.kind)
        #expect(!kinds.isEmpty && Set(kinds).count == kinds.count, "two domains count the same: \(kinds)")
        let worded = Domain.all.flatMap { $0.countWordings.map(\.kind) }
        #expect(worded == kinds, "Declare the words of a kind in the domain that counts it, in its order.")
        for kind in kinds {
            #expect(MemberCountKind(rawValue: kind.rawValue) != nil, "\(kind) is no name of a kind")
            let label = try #require(Domain.all.countWordings[kind])
            #expect(label.en.utf8.allSatisfy { $0 < 128 } && label.en.first?.isUppercase == true, "\(label)")
            #expect(label.ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(label)")
        }
    }
}

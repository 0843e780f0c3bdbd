import Commands
import Terminal
import Testing
import Vocabulary

@Suite struct MemberCountWordingTests {
    private static let paws = MemberCountKind(declared: "paws")

    @Test func aCountIsCalledAsItsDomainSays() {
        let label = Phrase(en: "Paws", ko: "발자국")
        let wordings = MemberCountWordings([
            MemberCountWording(Self.paws, label), MemberCountWording(Self.paws, Phrase("twice")),
        ])
        #expect(wordings[Self.paws] == label)
        #expect(wordings[MemberCountKind(declared: "of-a-newer-server")] == nil)
    }

    @Test func servicesWithoutWordsShowNoCount() {
        #expect(Services().memberCountWordings[Self.paws] == nil)
        var services = Services()
        services.provide(
            MemberCountWordings.self,
            MemberCountWordings([MemberCountWording(Self.paws, Phrase(en: "Paws", ko: "발자국"))]))
        #expect(services.memberCountWordings[Self.paws]?.ko == "발자국")
    }
}

import Commands
import Terminal
import Testing
import Vocabulary

@testable import Composition

/// The kinds of notices that the domains declare.
@Suite struct NoticeKindTests {
    /// What a domain declares about the notices that it sends.
    struct Declaration {
        let domain: String
        let sends: Bool
        let rules: [NoticeRule]
        let wordings: [NoticeWording]
    }

    @Test("Every kind belongs to one domain, which sends it and has words for it")
    func all() {
        let platform = LocalPlatform.inMemory(.ephemeral())
        let declared = zip(Domain.all, platform.domains).map { domain, running in
            Declaration(
                domain: domain.name, sends: running.publishes?.topics.contains(Notice.topic) ?? false,
                rules: domain.noticeRules, wordings: domain.noticeWordings)
        }
        #expect(Self.faults(of: declared) == [])
    }

    @Test("What is wrong with kinds is said with the domains' names")
    func faults() {
        let (one, two) = (NoticeKind(declared: "one"), NoticeKind(declared: "two"))
        let (lost, wrong) = (NoticeKind(declared: "lost"), NoticeKind(declared: "Wrong"))
        let wording = { (kind: NoticeKind) in NoticeWording(kind) { _ in Phrase("") } }
        let declared = [
            Declaration(
                domain: "a", sends: true, rules: [NoticeRule(one), NoticeRule(two)],
                wordings: [wording(one)]),
            Declaration(domain: "b", sends: true, rules: [NoticeRule(one)], wordings: [wording(one)]),
            Declaration(domain: "c", sends: true, rules: [], wordings: [wording(lost)]),
            Declaration(domain: "d", sends: false, rules: [NoticeRule(wrong)], wordings: [wording(wrong)]),
        ]
        #expect(
            Self.faults(of: declared) == [
                "a and b declare the kind one", "a has no words for the kind two",
                "c has words for the kind lost, and no rule", "c sends notices, and declares no kind",
                "d declares kinds, and sends no notices", "d: Wrong is no name of a kind",
            ])
    }

    @Test("Every kind reads in both languages, whatever the act")
    func words() {
        let parts = NoticeWording.Parts(
            act: "of-a-newer-server", actor: Phrase(en: "Suyeon", ko: "수연 님이"),
            subject: Phrase("'A desk'"), others: 0)
        for kind in Domain.all.noticeRules.map(\.kind) {
            let sentence = Domain.all.noticeWordings.sentence(of: kind, parts)
            #expect(sentence.en.hasSuffix(".") && sentence.en.utf8.allSatisfy { $0 < 128 }, "\(sentence)")
            #expect(sentence.ko.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
        }
    }

    /// What is wrong with the declarations, sorted.
    private static func faults(of declared: [Declaration]) -> [String] {
        let kinds = declared.flatMap { one in Set(one.rules.map(\.kind)).map { ($0, one.domain) } }
        let shared = Dictionary(grouping: kinds) { $0.0 }.filter { $0.value.count > 1 }.map { kind, owners in
            "\(owners.map(\.1).joined(separator: " and ")) declare the kind \(kind)"
        }
        return (shared + declared.flatMap { faults(ofDomain: $0) }).sorted()
    }

    private static func faults(ofDomain one: Declaration) -> [String] {
        let (ruled, worded) = (Set(one.rules.map(\.kind)), Set(one.wordings.map(\.kind)))
        var faults = ruled.filter { NoticeKind(rawValue: $0.rawValue) == nil }.map {
            "\(one.domain): \($0) is no name of a kind"
        }
        faults += ruled.subtracting(worded).map { "\(one.domain) has no words for the kind \($0)" }
        faults += worded.subtracting(ruled).map { "\(one.domain) has words for the kind \($0), and no rule" }
        if one.sends, ruled.isEmpty { faults.append("\(one.domain) sends notices, and declares no kind") }
        if !one.sends, !ruled.isEmpty {
            faults.append("\(one.domain) declares kinds, and sends no notices")
        }
        return faults
    }
}

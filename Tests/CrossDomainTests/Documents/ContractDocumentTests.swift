import Composition
import ContractKit
import FoundationEssentials
import Settings
import Terminal
import TestKit
import Testing
import Verification

/// Reports of contracts in their four forms, with names and findings that are not to be trusted.
@Suite struct ContractDocumentTests {
    static let reports = [
        ContractReport(
            contract: "listings", backend: "SQLite <memory> & \"more\"",
            results: [
                ClauseResult(
                    clause: "한 사람만 마지막 것을 갖는다", order: .ascending, outcome: .kept, milliseconds: 12),
                ClauseResult(
                    clause: "a <script>alert('1')</script> & a \u{1B}[31mcolour", order: .shuffled,
                    outcome: .broken("expected 1, found \"2\"\n</td>\u{0}\u{202E}]]>"), milliseconds: 1234),
                ClauseResult(
                    clause: "a hold runs out", order: .ascending,
                    outcome: .notApplicable(NotApplicable(needs: [.clock, .roles])),
                    milliseconds: 0),
            ]),
        ContractReport(contract: "auth", backend: "memory", results: []),
    ]

    @Test("Each form is as it was reviewed", arguments: ContractDocument.allCases)
    func golden(_ form: ContractDocument) throws {
        let name = "Tests/Golden/Contract/report"
        let text = form.text(Self.reports, in: .en)
        try GoldenFile("\(name).\(form.rawValue)").expect(text)
        let korean = form.text(Self.reports, in: .ko)
        switch form {
        case .text, .html: try GoldenFile("\(name).ko.\(form.rawValue)").expect(korean)
        case .json, .junit: #expect(korean == text, "programs read the same in every language")
        }
    }

    @Test("No form lets a stranger's text through as markup or command", arguments: ContractDocument.allCases)
    func harmless(_ form: ContractDocument) {
        for language in Language.allCases {
            let text = form.text(Self.reports, in: language)
            #expect(!text.contains("\u{1B}") && !text.contains("\u{0}") && !text.contains("\u{202E}"))
            if form == .html || form == .junit {
                #expect(!text.contains("<script>") && !text.contains("</td>]"))
            }
        }
    }

    @Test(
        "The share counts what could not be checked, rounds down, and is nothing of nothing",
        arguments: [
            (3, 0, 0, 100), (2, 0, 1, 66), (1, 1, 1, 33), (0, 2, 0, 0), (0, 0, 0, 0), (199, 0, 1, 99),
        ])
    func share(kept: Int, broken: Int, notApplicable: Int, percent: Int) {
        let outcomes =
            Array(repeating: ClauseResult.Outcome.kept, count: kept)
            + Array(repeating: .broken("it"), count: broken)
            + Array(repeating: .notApplicable(NotApplicable(needs: [.clock])), count: notApplicable)
        let results = outcomes.map {
            ClauseResult(clause: "a clause", order: .ascending, outcome: $0, milliseconds: 0)
        }
        let reports = [ContractReport(contract: "a", backend: "b", results: results)]
        let share = ContractShare(reports, absent: [.service])
        #expect(share.percent == percent && share.spared == 0, "\(share)")
        #expect(ContractShare(reports, absent: [.clock]).spared == notApplicable)
    }

    @Test("What no place of its kind has does not count")
    func absent() {
        let outcomes: [ClauseResult.Outcome] = [
            .kept, .notApplicable(NotApplicable(needs: [.clock])),
            .notApplicable(NotApplicable(needs: [.clock, .service])),
        ]
        let results = outcomes.map {
            ClauseResult(clause: "a clause", order: .ascending, outcome: $0, milliseconds: 0)
        }
        let share = ContractShare(
            [ContractReport(contract: "a", backend: "b", results: results)], absent: [.service])
        #expect(share.percent == 50 && share.spared == 1 && share.notApplicable == 1, "\(share)")
    }

    @Test("The clauses are kept in memory and in a file beside the backend's, which is left alone")
    func backends() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path + "/mine.sqlite"
        for backend in [Backend.memory, .sqlite(path: file)] {
            // In all orders the domains' own suites check them.
            let reports = try await ContractRun(backend, orders: [.shuffled]).run()
            #expect(reports.map(\.contract) == Domain.all.map(\.name))
            for report in reports {
                #expect(report.broken.isEmpty, "\(report.broken.joined(separator: "\n"))")
                #expect(report.notApplicableCount == 0 && report.orders == 1)
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
}

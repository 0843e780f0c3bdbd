import Composition
import ContractKit
import TestKit
import Testing
import Verification
import Vocabulary
import Web
import Wire

@Suite struct AccessTests {
    @Test(
        "Every endpoint and page answers each kind of principal, however its thing stands, as documented",
        arguments: Trial.all)
    func table(_ trial: Trial) async throws {
        let domain = trial.domain
        var rows: [String] = []
        for endpoint in (domain.endpoints + domain.pages.endpoints).sorted(by: { $0.name < $1.name }) {
            for state in trial.verification.access.states(of: endpoint.name) {
                var cells: [String] = []
                for asker in Asker.allCases {
                    cells.append(String(try await Self.answer(trial, endpoint, state, asker).status))
                }
                rows.append("| `\(endpoint.name)` | \(state) | \(cells.joined(separator: " | ")) |")
            }
        }
        let size = "\(rows.count.counted("row")), \(rows.count * Asker.allCases.count) answers:\n"
        let about = Self.introduction(domain) + trial.verification.access.introduction + "\n\n"
        let table = about + size + "\n" + Self.header + rows.joined(separator: "\n") + "\n"
        try GoldenFile("Docs/access/\(domain.name).md").expect(table)
    }

    @Test("What one may not see answers with the very bytes of what never was", arguments: Trial.all)
    func secrecy(_ trial: Trial) async throws {
        let access = trial.verification.access
        for endpoint in trial.domain.endpoints + trial.domain.pages.endpoints {
            let states = access.states(of: endpoint.name).filter(access.secretStates.contains)
            for asker in Asker.allCases where !states.isEmpty {
                let missing = try await Self.answer(trial, endpoint, AccessCases.missing, asker)
                for state in states {
                    let answer = try await Self.answer(trial, endpoint, state, asker)
                    guard answer.status == 404 else { continue }
                    let isTheSame = answer.body == missing.body && answer.headers == missing.headers
                    #expect(
                        isTheSame, "\(endpoint.name) tells the \(asker) that something \(state) is there")
                }
            }
        }
    }

    /// Everything is prepared anew, because many verbs change what the next would find.
    private static func answer(
        _ trial: Trial, _ endpoint: EndpointDescription, _ state: String, _ asker: Asker
    ) async throws -> WireResponse {
        let prepared = try await PreparedCases(trial, state)
        let request = try #require(
            prepared.request(to: endpoint),
            "The access cases of \(trial) have no request to \(endpoint.name): add one that succeeds.")
        return try await prepared.answer(to: request, by: asker)
    }

    @Test(
        "A token that is not valid is refused everywhere, even where nobody need sign in",
        arguments: Trial.all)
    func damagedToken(_ trial: Trial) async throws {
        let prepared = try await PreparedCases(trial, AccessCases.stateless)
        for endpoint in trial.domain.endpoints {
            let request = try #require(prepared.request(to: endpoint))
            let answer = try await prepared.answer(to: request, token: "not.a.token")
            #expect(answer.status == 401, "\(endpoint.name)")
        }
    }

    private static func introduction(_ domain: Domain) -> String {
        """
        # Who may do what: \(domain.name)

        The status with which each endpoint answers a valid request, by who asks. The *owner* is the member
        whose thing it is, the *stranger* another member, *moderator* and *operator* are members with that
        role and no things of their own. CrossDomainTests asks every endpoint so and compares.


        """
    }

    private static let header = """
        | endpoint | thing | anonymous | stranger | owner | moderator | operator |
        | --- | --- | ---: | ---: | ---: | ---: | ---: |

        """
}

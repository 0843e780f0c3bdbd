import Composition
import TestKit
import Testing
import Vocabulary
import Wire

/// Who asks, as the columns of Docs/access.md.
enum Asker: String, Sendable, CaseIterable {
    case anonymous, stranger, owner, moderator, `operator`
}

@Suite struct AccessTests {
    @Test("Every endpoint answers each kind of principal, however its thing stands, as Docs/access.md says")
    func table() async throws {
        var rows: [String] = []
        for endpoint in Documents.endpoints.sorted(by: { $0.name < $1.name }) {
            for standing in Standing.all(for: endpoint.name) {
                var cells: [String] = []
                for asker in Asker.allCases {
                    cells.append(String(try await Self.answer(endpoint, standing, asker).status))
                }
                rows.append(
                    "| `\(endpoint.name)` | \(standing.rawValue) | \(cells.joined(separator: " | ")) |")
            }
        }
        let size = "\(rows.count) rows, \(rows.count * Asker.allCases.count) answers:\n"
        let table = Self.header + rows.joined(separator: "\n") + "\n"
        try GoldenFile("Docs/access.md").expect(Self.introduction + size + "\n" + table)
    }

    @Test("What one may not see answers with the very bytes of what never was")
    func secrecy() async throws {
        for endpoint in Documents.endpoints where Standing.all(for: endpoint.name).contains(.hidden) {
            for asker in Asker.allCases {
                let missing = try await Self.answer(endpoint, .missing, asker)
                for standing in Standing.secret {
                    let answer = try await Self.answer(endpoint, standing, asker)
                    guard answer.status == 404 else { continue }
                    let isTheSame = answer.body == missing.body && answer.headers == missing.headers
                    #expect(
                        isTheSame,
                        "\(endpoint.name) tells the \(asker) that a \(standing) listing is there")
                }
            }
        }
    }

    /// Everything is prepared anew, because many verbs change what the next would find.
    private static func answer(
        _ endpoint: EndpointDescription, _ standing: Standing, _ asker: Asker
    ) async throws -> WireResponse {
        let scene = try await AccessScene(standing)
        let request = try #require(
            scene.request(to: endpoint),
            "AccessScene has no request to \(endpoint.name): add one that succeeds for its owner.")
        return await scene.answer(to: request, by: asker)
    }

    @Test("A token that is not valid is refused everywhere, even where nobody need sign in")
    func damagedToken() async throws {
        let scene = try await AccessScene(.none)
        for endpoint in Documents.endpoints {
            let request = try #require(scene.request(to: endpoint))
            let answer = await scene.answer(to: request, token: "not.a.token")
            #expect(answer.status == 401, "\(endpoint.name)")
        }
    }

    private static let introduction = """
        # Who may do what

        The status with which each endpoint answers a valid request, by who asks. The *owner* is the member
        whose thing it is (the account, the session, the listing), the *stranger* another member, *moderator*
        and *operator* are members with that role and no things of their own. CrossDomainTests asks every
        endpoint so and compares.

        A listing is *shown* (on sale, five units, one of them held by a fourth member), a *draft*, *hidden*
        after it was shown, *deleted*, or *missing*: nothing ever had that name. A session is *live*, *ended*
        or missing, a member *present*, *withdrawn* or missing. 404 stands also where it is secret that the
        thing exists; then the answer is, byte for byte, that for a missing one.

        """

    private static let header = """
        | endpoint | thing | anonymous | stranger | owner | moderator | operator |
        | --- | --- | ---: | ---: | ---: | ---: | ---: |

        """
}

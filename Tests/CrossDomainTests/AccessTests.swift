import Composition
import Testing
import Vocabulary
import Wire

/// Who asks, as the columns of Docs/access.md.
enum Asker: String, Sendable, CaseIterable {
    case anonymous, stranger, owner, moderator, `operator`
}

@Suite struct AccessTests {
    @Test("Every endpoint answers each kind of principal as Docs/access.md says")
    func table() async throws {
        var rows: [String] = []
        for endpoint in Documents.endpoints.sorted(by: { $0.name < $1.name }) {
            var cells: [String] = []
            for asker in Asker.allCases {
                // Everything is prepared anew, because many verbs change what the next would find.
                let scene = try await AccessScene()
                let request = try #require(
                    scene.request(to: endpoint),
                    "AccessScene has no request to \(endpoint.name): add one that succeeds for its owner."
                )
                cells.append(String(await scene.status(of: request, by: asker)))
            }
            rows.append("| `\(endpoint.name)` | \(cells.joined(separator: " | ")) |")
        }
        try RecordedDocument("Docs/access.md").check(Self.introduction + rows.joined(separator: "\n") + "\n")
    }

    @Test("A token that is not valid is refused everywhere, even where nobody need sign in")
    func damagedToken() async throws {
        let scene = try await AccessScene()
        for endpoint in Documents.endpoints {
            let request = try #require(scene.request(to: endpoint))
            #expect(await scene.status(of: request, token: "not.a.token") == 401, "\(endpoint.name)")
        }
    }

    private static let introduction = """
        # Who may do what

        The status with which each endpoint answers a valid request, by who asks. The *owner* is the member
        whose thing it is (the account, the session, the listing), the *stranger* another member, *moderator*
        and *operator* are members with that role and no things of their own. CrossDomainTests asks every
        endpoint so and compares.

        Listings are on sale, except that `listings.republish` is asked of a hidden one; holds are held by a
        fourth member, who is none of these. 404 stands also where it is secret that the thing exists.

        | endpoint | anonymous | stranger | owner | moderator | operator |
        | --- | ---: | ---: | ---: | ---: | ---: |

        """
}

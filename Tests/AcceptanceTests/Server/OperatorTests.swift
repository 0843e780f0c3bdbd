import Glibc
import Testing

extension AcceptanceTests {
    /// What operators do at a real server.
    @Suite struct OperatorTests {
        @Test("A place by invitation: who has a code joins, is suspended, told why, and restored")
        func invitationAndSuspension() throws {
            let stage = try ServerStage()
            let open = try RunningServer(stage.machine, database: stage.path)
            let keeper = try stage.join("first", at: open.address)
            #expect(open.end(SIGTERM) == 0)
            #expect(try stage.server(["members", "appoint", "first@example.com", "operator"]).status == 0)

            let server = try RunningServer(
                stage.machine, database: stage.path, ["--registration", "invited"])
            let http = PlainHTTP(address: server.address)
            let token = try #require(keeper.text("accessToken"))
            let join = { (name: String, invitation: String) in
                try http.ask("POST /api/v1/auth/join", form(name, invitation))
            }
            let uninvited = try join("bora", "")
            #expect(uninvited.status == 403 && uninvited.body.contains("auth-invitation-required"))
            let new = try http.ask("POST /api/v1/invitations", token: token, "{}")
            let code = try #require(new.text("code"), "\(new)")
            let joined = try join("bora", #","invitation":"\#(code)""#)
            #expect(joined.status == 201, "\(joined)")
            let late = try join("minjun", #","invitation":"\#(code)""#)
            #expect(late.status == 403 && late.body.contains("auth-invitation-refused"), "\(late)")

            let path = "POST /api/v1/members/\(try #require(joined.text("id")))"
            let login = {
                try http.ask(
                    "POST /api/v1/auth/login", #"{"email":"bora@example.com","password":"느티나무 그늘 42"}"#)
            }
            #expect(try http.ask(path + "/suspend", token: token, #"{"reason":"광고"}"#).status == 204)
            let refused = try login()
            #expect(refused.status == 403 && refused.body.contains(#""reason":"광고""#), "\(refused)")
            #expect(try http.ask(path + "/restore", token: token, "{}").status == 204)
            #expect(try login().status == 200)
            #expect(server.end(SIGTERM) == 0)
            let checked = try stage.server(["check"])
            #expect(checked.status == 0, "\(checked)")
        }

        private func form(_ name: String, _ invitation: String) -> String {
            #"{"email":"\#(name)@example.com","password":"느티나무 그늘 42","#
                + #""nickname":"\#(name)"\#(invitation)}"#
        }
    }
}

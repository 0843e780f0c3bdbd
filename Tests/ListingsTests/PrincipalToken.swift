import Vocabulary
import Wire

/// Credentials whose token simply says who it stands for.
struct PrincipalToken: Credentials {
    let principal: Principal

    func accessToken() async throws(ServiceFailure) -> String? {
        guard case .member(let id, let session, let role) = principal else { return nil }
        return "\(id).\(session).\(role.rawValue)"
    }

    func renewed(after token: String) async throws(ServiceFailure) -> String { throw .accessInvalid }

    /// Who the token stands for; nil if it says nobody.
    static func principal(_ token: String) -> Principal? {
        let parts = token.split(separator: ".")
        guard parts.count == 3, let id = MemberID(parts[0]), let session = SessionID(parts[1]),
            let role = Role(rawValue: String(parts[2]))
        else { return nil }
        return .member(id, session: session, role: role)
    }
}

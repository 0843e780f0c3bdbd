import Auth
import Vocabulary
import Wire

/// A password reset code, and the new password.
public struct ResetInput: Hashable, Sendable {
    let email: String
    let code: String
    let new: String

    static let shape = Shape<ResetInput>(
        "PasswordReset",
        Field("email", WireCoder<String>.text(format: "email")) { $0.email },
        Field("code", WireCoder<String>.text(example: "k7mp-2xq9-4tna")) { $0.code },
        Field("new", WireCoder<String>.text(format: "password", minimumLength: 8, maximumLength: 128)) {
            $0.new
        }
    ) { email, code, new in ResetInput(email: email, code: code, new: new) }
}

/// The invitation to revoke.
public struct InvitationInput: Hashable, Sendable {
    let id: InvitationID

    static let shape = Shape<InvitationInput>(
        "OneInvitation", Field("id", WireCoder<InvitationID>.id()) { $0.id }
    ) { id in InvitationInput(id: id) }
}

/// A page of a list.
public struct PageInput: Sendable {
    let page: PageFields

    static let shape = Shape<PageInput>(
        "InvitationsInput", Field(flattening: PageFields.shape) { $0.page }
    ) { page in PageInput(page: page) }
}

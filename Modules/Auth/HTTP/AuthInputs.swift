import Auth
import Vocabulary
import Wire

/// The form for joining, and the device.
public struct JoinInput: Hashable, Sendable {
    let draft: JoinDraft
    let device: String
}

/// An email to be checked.
public struct EmailInput: Hashable, Sendable {
    let email: String
}

/// The credentials of a sign-in.
public struct LoginInput: Hashable, Sendable {
    let email: String
    let password: String
    let device: String
}

/// A refresh token to exchange.
public struct RefreshInput: Hashable, Sendable {
    let refreshToken: String
}

/// One session of the member.
public struct SessionInput: Hashable, Sendable {
    let id: SessionID
}

/// Which sessions to end.
public struct SessionsInput: Hashable, Sendable {
    let keepCurrent: Bool
}

/// The current and the new password.
public struct PasswordInput: Hashable, Sendable {
    let current: String
    let new: String
}

/// The password that confirms a withdrawal.
public struct WithdrawalInput: Hashable, Sendable {
    let password: String
}

/// The member of a request.
public struct MemberInput: Hashable, Sendable {
    let id: MemberID
}

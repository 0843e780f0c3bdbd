package import Auth
package import Vocabulary

/// A field of joining whose value only one member can have.
package enum UniqueField: String, Sendable {
    case email, nickname
}

extension AuthRepository {
    /// Why the server does not take the value; nil if it does. Nil also if it cannot tell, as older ones:
    /// joining tells it then.
    package func refusal(of field: UniqueField, _ value: String) async -> FieldError.Rule? {
        do throws(AuthError) {
            let isFree =
                switch field {
                case .email: try await checkEmail(value).isAvailable
                case .nickname: try await checkNickname(value).isAvailable
                }
            return isFree ? nil : .taken
        } catch {
            return error.fieldErrors.first?.rule
        }
    }
}

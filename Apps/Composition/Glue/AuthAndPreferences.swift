import Auth
public import Preferences
public import Vocabulary

/// Stores settings with the signed-in member's account, in the database or at the server, for all of their
/// devices.
public struct AccountPreferenceStore: PreferenceStore {
    private let auth: any AuthRepository

    /// Stores them through the account verbs of these services, for their principal. Throws `internal` if
    /// there are none.
    public init(_ services: Services) throws(ServiceFailure) {
        do throws(AuthError) {
            auth = try services.auth
        } catch {
            throw error.service ?? .internal(error.message)
        }
    }

    /// All settings of the member. Throws outages, and `signInRequired` or `accessInvalid`.
    public func load() async throws(ServiceFailure) -> [String: String] {
        let settings = try await mappingAuthErrors { () throws(AuthError) in try await auth.settings() }
        return Dictionary(settings.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// Stores the text, of at most 200 bytes, with the account. Throws as the port says and as `load` does,
    /// and `unavailable` if the account has too many settings.
    public func keep(_ text: String?, under name: String) async throws(ServiceFailure) {
        try await mappingAuthErrors { () throws(AuthError) in
            if let text {
                try await auth.changeSetting(name, to: text)
            } else {
                try await auth.resetSetting(name)
            }
        }
    }

    private func mappingAuthErrors<Value>(
        _ body: () async throws(AuthError) -> Value
    ) async throws(ServiceFailure) -> Value {
        do throws(AuthError) {
            return try await body()
        } catch .service(let failure) {
            throw failure
        } catch .invalidFields(let fieldErrors) {
            throw .badRequest(fieldErrors)
        } catch {
            throw .unavailable(error.message)
        }
    }
}

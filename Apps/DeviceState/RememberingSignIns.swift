import Preferences
package import Settings
package import Terminal
import Vocabulary

/// Remembers a server after a sign-in with `--backend`, until the sign-out there.
package struct RememberingSignIns: Sendable {
    package let device: Device
    package let settings: Settings
    package let environment: [String: String]

    /// To be called after joining or signing in; returns a message for the person.
    package func signedIn() async -> Phrase? {
        guard case .server = settings.backend, settings.source(of: .backend)?.name == "flag",
            environment[SettingKey.backend.variable]?.isEmpty ?? true,
            await remembered?.backend != settings.backend.description
        else { return nil }
        let remembered = RememberedBackend(settings.backend, untilLogout: true)
        do throws(ServiceFailure) {
            try await device.preferences.set(KnownPreferences.server, to: remembered)
        } catch {
            return Phrase(
                en: "The server could not be remembered: \(error.message)",
                ko: "서버를 기억하지 못했습니다: \(error.message)")
        }
        return Phrase(
            en: "madang now uses \(settings.backend) until you sign out. See: madang use",
            ko: "이제 로그아웃할 때까지 \(settings.backend)을(를) 사용합니다. 확인: madang use")
    }

    /// To be called after signing out; returns a message for the person.
    package func signedOut() async -> Phrase? {
        SeenAnswers.forget(below: settings.directories.cache, at: settings.backend)
        guard let remembered = await remembered, remembered.isUntilLogout,
            remembered.backend == settings.backend.description
        else { return nil }
        guard (try? await device.preferences.reset(KnownPreferences.server.description)) != nil else {
            return nil
        }
        return Phrase(
            en: "madang no longer uses \(settings.backend) by default.",
            ko: "이제 \(settings.backend)을(를) 기본으로 사용하지 않습니다.")
    }

    private var remembered: RememberedBackend? {
        get async { try? await device.preferences.value(of: KnownPreferences.server) }
    }
}

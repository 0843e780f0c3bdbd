import Commands
import Composition
import DeviceState
import Operations
import Preferences
import Settings
import Terminal
import Vocabulary

/// The settings of this device and of the signed-in account: the account's as the backend stores them, and as
/// the device last read them.
struct AccountSettings: Sendable {
    private let installation: Installation
    private let console: Console
    private let device: Device
    private let kept: KeptAccountSettings

    /// The settings at the installation's backend.
    init(_ installation: Installation, _ console: Console) {
        (self.installation, self.console) = (installation, console)
        device = Device(installation.environment)
        kept = device.account(at: installation.settings.backend)
    }

    /// The file in which the device caches the account's settings.
    var path: String { kept.path }

    /// The settings known without a request to the backend. Throws `unavailable`.
    func lastRead() async throws(ServiceFailure) -> PreferenceLayers {
        PreferenceLayers(device: try await device.store.load(), account: await kept.load())
    }

    /// The current settings. Makes no request if no member is signed in; if the backend does not answer, the
    /// account's settings are those last read, with a remark. Throws `unavailable` for those of the device.
    func read() async throws(ServiceFailure) -> PreferenceLayers {
        let known = try await lastRead()
        guard await kept.isSignedIn() else { return known }
        do {
            return try await asking(for: .signedIn) { _ in }
        } catch {
            let reason = (error as? any LocalizedDomainError)?.phrase ?? Phrase("\(error)")
            console.remark(
                Phrase(
                    en: "Your account's settings are shown as last read. \(reason.en)",
                    ko: "계정 설정은 마지막으로 읽은 값입니다. \(reason.ko)"))
            return known
        }
    }

    /// Applies a change and returns the new settings. Throws `signInRequired`, and what it throws.
    func change(_ change: (Preferences) async throws -> Void) async throws -> PreferenceLayers {
        try await asking(for: .member, change)
    }

    private func asking(
        for actor: CommandActor, _ change: (Preferences) async throws -> Void
    ) async throws -> PreferenceLayers {
        var layers = PreferenceLayers(device: [:])
        try await installation.context(on: console).withServices(for: actor) { services in
            let account = try AccountPreferenceStore(services)
            let preferences = Preferences(device.store, account: account)
            try await change(preferences)
            layers = try await preferences.layers()
            try await kept.keep(layers.account)
        }
        return layers
    }
}

import Commands
import Composition
import DeviceState
import Operations
import Preferences
import Settings
import Terminal
import Vocabulary

/// The settings of this device and of whoever is signed in: what their account keeps at the backend, and what
/// the device has last read of that.
struct AccountSettings: Sendable {
    private let installation: Installation
    private let console: Console
    private let device: Device
    private let kept: KeptAccountSettings

    /// Those at the installation's backend.
    init(_ installation: Installation, _ console: Console) {
        (self.installation, self.console) = (installation, console)
        device = Device(installation.environment)
        kept = device.account(at: installation.settings.backend)
    }

    /// The file in which the device keeps what it has read.
    var path: String { kept.path }

    /// What is known without asking the backend. Throws `unavailable`.
    func lastRead() async throws(ServiceFailure) -> PreferenceLayers {
        PreferenceLayers(device: try await device.store.load(), account: await kept.load())
    }

    /// What is kept now. Nobody is asked where nobody is signed in; if the backend does not answer, the
    /// account's settings are those that were last read, with a remark. Throws `unavailable` for those of the
    /// device.
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

    /// Changes something and answers what is kept then. Throws `signInRequired`, and what the change throws.
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

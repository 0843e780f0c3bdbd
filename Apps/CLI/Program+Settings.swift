import Commands
import DeviceState
import Settings

extension Program {
    /// The settings of a command. The doctor goes on without a configuration file that has a mistake, and
    /// tells it among its findings. Throws `SettingsError`.
    func settings(
        of command: some GlobalOptionsCommand, _ remembered: Remembered
    ) async throws -> (Settings, fault: SettingsError?) {
        let place = command.global.place
        do {
            return (try await remembered.settings(place), nil)
        } catch let fault as SettingsError where command is Doctor {
            return (try remembered.settingsWithoutFile(place), fault)
        }
    }
}

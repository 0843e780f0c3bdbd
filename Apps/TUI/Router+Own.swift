import Composition
import DeviceState
import Operations
import Settings
import Terminal

extension Router {
    /// What the program adds to the screens of domains: the settings and files of this device, and its
    /// browser for pages.
    static func own(of installation: Installation) -> Router {
        let environment = installation.environment
        let pages = RecordPages(
            at: installation.settings.backend, of: Domain.all.pageKinds, environment: environment)
        return settings(Device(environment).preferences).merging(files())
            .merging(Router([:], pages: pages.opening))
    }
}

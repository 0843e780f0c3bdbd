public import Settings
import Vocabulary
public import Wire

extension Settings {
    /// The table of request limits in force: what the endpoints of these domains and pages declare, as the
    /// setting `limits` changes it. Throws `unknownEndpoint` for a name that no endpoint or page has, and
    /// `badValue` for the name of one without a limit.
    public func requestLimits(
        of domains: [Domain] = Domain.all
    ) throws(SettingsError) -> RequestLimits {
        if limits.requests.isOff { return .none }
        var table = RequestLimits(domains.limitedEndpoints)
        let names = table.lines.map(\.endpoint)
        if let bare = limits.requests.bareNames.first {
            if names.contains(bare.value) { throw RequestLimitSetting.unreadable(bare) }
            throw .unknownEndpoint(bare, nearest: names.nearest(to: bare.value))
        }
        for change in limits.requests.changes where !table.make(change.change) {
            throw .unknownEndpoint(change.entry, nearest: names.nearest(to: change.change.endpoint))
        }
        return table
    }
}

public import Settings
import Vocabulary
public import Wire

extension Settings {
    /// The table of request limits in force: what the endpoints of these domains and pages declare, as the
    /// setting `limits` changes it. Throws `badValue` for a name that no endpoint or page has.
    public func requestLimits(
        of domains: [Domain] = Domain.all
    ) throws(SettingsError) -> RequestLimits {
        if limits.requests.isOff { return .none }
        var table = RequestLimits(domains.limitedEndpoints)
        for change in limits.requests.changes where !table.make(change.change) {
            throw .badValue(change.entry, .unknown(allowed: table.lines.map(\.endpoint)))
        }
        return table
    }
}

public import Auth
import Vocabulary
public import Wire

extension AuthWire {
    /// All data that accounts keep of a member.
    public static let export: WireCoder<MemberExport> = Shape<MemberExport>(
        "MemberExport",
        Field("account", account) { $0.account },
        Field("suspension", suspension.optional) { $0.suspension },
        Field("sessions", session.array) { $0.sessions },
        Field("knownPlaces", WireCoder<Timestamp>.timestamp.array) { $0.knownPlaces },
        // Older servers send neither field.
        Field("settings", setting.array, fallback: []) { $0.settings },
        Field("blocks", block.array, fallback: []) { $0.blocks },
        Field("exportedAt", WireCoder<Timestamp>.timestamp) { $0.exportedAt }
    ) { account, suspension, sessions, knownPlaces, settings, blocks, exportedAt in
        MemberExport(
            account: account, suspension: suspension, sessions: sessions, knownPlaces: knownPlaces,
            settings: settings, blocks: blocks, exportedAt: exportedAt)
    }.coder
}

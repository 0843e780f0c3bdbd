/// How many holds a member may have of the things of one domain.
public struct HoldSettings: Hashable, Sendable {
    /// At a time; nil for any number.
    public let perMember: Int?
    /// At a time on one thing; nil for any number.
    public let perThing: Int?
    /// How long a hold counts beyond its end if nothing came of it.
    public let pause: Duration

    /// Any number.
    public static let unlimited = HoldSettings(perMember: nil, perThing: nil, pause: .zero)

    /// Memberwise.
    public init(perMember: Int?, perThing: Int?, pause: Duration) {
        self.perMember = perMember
        self.perThing = perThing
        self.pause = pause
    }

    init(_ layers: SettingLayers) throws(SettingsError) {
        let (perMember, perThing) = (
            try layers.number(.holdsPerMember), try layers.number(.holdsPerThing)
        )
        self.init(
            perMember: perMember == 0 ? nil : perMember, perThing: perThing == 0 ? nil : perThing,
            pause: .seconds(try layers.number(.holdPauseSeconds)))
    }
}

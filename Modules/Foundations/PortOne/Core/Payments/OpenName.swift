import Wire

/// A name of a list that PortOne may extend at any time. A name that is not known here survives unchanged.
public protocol OpenName: RawRepresentable, Hashable, Sendable, CustomStringConvertible
where RawValue == String {
    /// Takes any name.
    init(rawValue: String)
}

extension OpenName {
    /// The name.
    public var description: String { rawValue }

    /// The name as a text; any text is read.
    static var coder: WireCoder<Self> {
        WireCoder<String>.text.map(
            expected: "a name", to: { $0.rawValue }, from: { Self(rawValue: String($0.prefix(100))) })
    }
}

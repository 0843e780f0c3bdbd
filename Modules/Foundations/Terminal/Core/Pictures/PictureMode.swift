/// By what means a terminal shows pictures.
public enum PictureMode: String, CaseIterable, Hashable, Sendable {
    /// The graphics protocol of kitty, which other terminals speak, too.
    case kitty
    /// Sixel graphics, as a VT340 has them.
    case sixel
    /// The inline images of iTerm2.
    case iterm2
    /// Half blocks, two coloured dots to a cell: every terminal with colours can.
    case blocks
}

/// How pictures shall be shown.
public enum PictureChoice: Hashable, Sendable {
    /// As the terminal can; not at all where colours are not wanted.
    case auto
    /// By their descriptions alone.
    case never
    /// By this means, whatever the terminal says of itself.
    case mode(PictureMode)

    /// What may be typed.
    public static let codes = ["auto"] + PictureMode.allCases.map(\.rawValue) + ["none"]

    /// The choice of that code; nil if there is none.
    public init?(code: String) {
        switch code {
        case "auto": self = .auto
        case "none": self = .never
        default:
            guard let mode = PictureMode(rawValue: code) else { return nil }
            self = .mode(mode)
        }
    }

    /// What is typed for it.
    public var code: String {
        switch self {
        case .auto: "auto"
        case .never: "none"
        case .mode(let mode): mode.rawValue
        }
    }
}

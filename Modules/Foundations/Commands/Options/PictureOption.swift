public import ArgumentParser
public import Terminal

/// How a command draws pictures, as an option.
public struct PictureOption: ParsableArguments {
    /// The code of a choice; nil leaves it to the device's setting.
    @Option(
        help: .words(
            en: "How pictures are shown: auto, kitty, sixel, iterm2, blocks or none; default: auto.",
            ko: "사진 표시 방식: auto, kitty, sixel, iterm2, blocks, none. 기본값: auto.", value: "mode"),
        completion: .list(PictureChoice.codes))
    public var pictures: String?

    /// Nothing said.
    public init() {}

    /// What was chosen; nil if nothing was.
    public var choice: PictureChoice? { pictures.flatMap(PictureChoice.init(code:)) }

    /// Throws what is wrong with the code.
    public func validate() throws {
        guard let pictures, PictureChoice(code: pictures) == nil else { return }
        let codes = PictureChoice.codes.joined(separator: ", ")
        throw ValidationError.words(
            en: "--pictures must be one of \(codes), not '\(pictures)'.",
            ko: "--pictures는 \(codes) 중 하나여야 합니다 ('\(pictures)').")
    }
}

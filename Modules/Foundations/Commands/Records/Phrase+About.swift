public import Terminal

extension Phrase {
    /// The sentence behind the name of what it is about.
    public func about(_ name: String) -> Phrase { Phrase(en: "\(name): \(en)", ko: "\(name): \(ko)") }
}

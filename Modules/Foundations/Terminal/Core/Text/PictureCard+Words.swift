public import Vocabulary

extension PictureCard {
    /// What people read of a picture: its size, and what is to be seen.
    public func words(in language: Language) -> String {
        let nothingSaid = Phrase(en: "(no description)", ko: "(설명 없음)").text(in: language)
        return "\(width)×\(height), \(description.isEmpty ? nothingSaid : description)"
    }
}

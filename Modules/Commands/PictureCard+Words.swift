public import Terminal
public import Vocabulary

extension PictureCard {
    /// What people read of a picture: its size, and what is to be seen.
    public func words(in language: Language) -> String {
        let nothingSaid = Phrase(en: "(no description)", ko: "(설명 없음)").text(in: language)
        return "\(width)×\(height), \(description.isEmpty ? nothingSaid : description)"
    }
}

extension Fields {
    /// The portrait of a member with its identifier, by which it can be shown and saved; nothing for none.
    public mutating func add(
        portrait picture: PictureCard?, of label: Phrase = Phrase(en: "Picture", ko: "프로필 사진"),
        in language: Language
    ) {
        guard let picture else { return }
        add(label, StyledText("\(picture.words(in: language)) (\(picture.id))"))
    }
}

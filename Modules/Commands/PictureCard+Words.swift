public import Terminal
public import Vocabulary

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

public import Terminal
public import Vocabulary

/// How notices of one kind read. The domain that sends the kind declares it.
public struct NoticeWording: Sendable {
    /// What a sentence is made of.
    public struct Parts: Sendable {
        /// What was done, if the kind alone does not tell; else blank.
        public let act: String
        /// The actor as the subject of the sentence, with the number of others: `수연 and 3 others`, `수연 님 외
        /// 3명이`.
        public let actor: Phrase
        /// The record in quotation marks: `'원목 책상'`; a general noun where it has no title.
        public let subject: Phrase
        /// Whether `subject` has the record's title: it may be gone, or out of the reader's sight.
        public let isNamed: Bool
        /// The number of other actors, which `actor` names already.
        public let others: Int

        /// Memberwise.
        public init(act: String, actor: Phrase, subject: Phrase, isNamed: Bool = true, others: Int) {
            (self.act, self.actor, self.subject, self.others) = (act, actor, subject, others)
            self.isNamed = isNamed
        }
    }

    /// The kind that reads so.
    public let kind: NoticeKind
    let sentence: @Sendable (Parts) -> Phrase

    /// Notices of that kind read as `sentence` says. It must have a sentence for every act: a newer server
    /// may send others.
    public init(_ kind: NoticeKind, _ sentence: @escaping @Sendable (Parts) -> Phrase) {
        (self.kind, self.sentence) = (kind, sentence)
    }
}

/// The sentences of the notices of all domains.
public struct NoticeWordings: Sendable {
    private let wordings: [NoticeKind: NoticeWording]

    /// These sentences; of two for one kind the first counts.
    public init(_ wordings: [NoticeWording] = []) {
        self.wordings = Dictionary(wordings.map { ($0.kind, $0) }) { first, _ in first }
    }

    /// A notice as a sentence. A kind without words, such as one of a newer server, has a general one.
    public func sentence(of kind: NoticeKind, _ parts: NoticeWording.Parts) -> Phrase {
        if let wording = wordings[kind] { return wording.sentence(parts) }
        return Phrase(
            en: "\(parts.actor.en) did something that concerns \(parts.subject.en).",
            ko: "\(parts.actor.ko) \(parts.subject.ko)와(과) 관련된 활동을 했습니다.")
    }
}

extension Services {
    /// The sentences of notices; general ones if not provided.
    public var noticeWordings: NoticeWordings { provided(NoticeWordings.self) ?? NoticeWordings() }
}

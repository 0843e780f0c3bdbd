import Comments
public import SampleKit
public import Vocabulary

/// Comments of the sample neighbourhood under what its members have, in Korean and English.
public enum CommentSamples {
    /// The samples, as a neighbourhood is filled with them. `records` gives those that take comments, the
    /// newest first.
    public static func data(
        on records: @escaping @Sendable (Services) async throws -> [AnyIdentifier]
    ) -> SampleData {
        SampleData(english: "comments", korean: "댓글", isAboutOthers: true) { stage in
            let services = try await stage.services(of: 0)
            let subjects = Array(try await records(services).prefix(PageRequest.largestLimit))
            guard !subjects.isEmpty else { return try await skip(stage) }
            // Skip the records that an interrupted run has left.
            let present = try await services.comments.counts(of: subjects).values.reduce(0, +)
            var randomness = SeededGenerator(seed: stage.seed)
            for position in 0..<stage.size {
                let member = randomness.below(stage.memberCount)
                let (subject, words) = (randomness.pick(subjects, else: subjects[0]), words(&randomness))
                let isReply = randomness.chance(40)
                if position >= present {
                    let verbs = try await stage.services(of: member).comments
                    try await add(words, to: subject, isReply: isReply, verbs)
                }
                stage.step()
            }
            return max(0, stage.size - present)
        }
    }

    private static func skip(_ stage: any SampleStage) async throws -> Int {
        for _ in 0..<stage.size { stage.step() }
        return 0
    }

    private static func add(
        _ words: (question: String, answer: String), to subject: AnyIdentifier, isReply: Bool,
        _ verbs: any CommentRepository
    ) async throws {
        let last = try await verbs.comments(on: subject, .newest, PageRequest(limit: 1)).items.first
        guard isReply, let last, !last.comment.isPlace else {
            _ = try await verbs.add(CommentDraft(words.question), to: subject)
            return
        }
        _ = try await verbs.add(CommentDraft(words.answer, replyTo: last.id), to: subject)
    }

    private static let questions = [
        "아직 있나요?", "실제로 보니 사진보다 상태가 좋네요.", "네고 가능할까요?", "주말 오전에 직거래 되나요?", "사이즈가 어떻게 되나요?",
        "저도 같은 거 쓰는데 오래 가요.", "혹시 택배도 되나요?\n비용은 제가 낼게요.", "구매한 지 얼마나 되셨어요?", "색이 참 예쁘네요.",
        "Is this still available?", "Could you hold it until Saturday?", "How tall is it, roughly?",
        "Great condition for the price.",
    ]
    private static let answers = [
        "네, 아직 있습니다.", "토요일 오전이면 좋아요.", "조금은 가능합니다. 편하게 말씀해 주세요.", "죄송하지만 직거래만 합니다.", "작년 봄에 샀어요.",
        "저도 궁금했는데 감사합니다.", "Yes, it is.", "Saturday works for me.", "About a metre.",
    ]

    private static func words(_ randomness: inout SeededGenerator) -> (question: String, answer: String) {
        (randomness.pick(questions, else: "안녕하세요"), randomness.pick(answers, else: "네"))
    }
}

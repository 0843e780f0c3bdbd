import Database
import Vocabulary

/// The steps of refund terms as one column: `moment:points` for each, with blanks between them.
struct RefundStepList: SQLBindable {
    let steps: [RefundTerms.Step]

    init(_ steps: [RefundTerms.Step]) { self.steps = steps }

    /// Reads the column. Throws `corrupt`.
    init(text: String) throws(DatabaseError) {
        var steps: [RefundTerms.Step] = []
        for part in text.split(separator: " ") {
            let numbers = part.split(separator: ":").compactMap { Int64($0) }
            guard numbers.count == 2, (0...10_000).contains(numbers[1]) else {
                throw .corrupt("refund terms of an order")
            }
            steps.append(
                RefundTerms.Step(
                    until: Timestamp(microseconds: numbers[0]), basisPoints: Int(numbers[1])))
        }
        self.steps = steps
    }

    var sqlValue: SQLValue {
        .text(steps.map { "\($0.until.microseconds):\($0.basisPoints)" }.joined(separator: " "))
    }
}

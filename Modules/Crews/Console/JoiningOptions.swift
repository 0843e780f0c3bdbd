import ArgumentParser
import Commands
import Crews
import Terminal
import Vocabulary

/// A crew to join, and how.
struct JoinOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Option(
        name: .shortAndLong,
        help: .words(
            en: "What the managers read when they accept each, up to 500 characters.",
            ko: "승인 후 가입하는 크루의 운영진에게 남길 말, 500자까지.", value: "text"))
    var message: String?
    @Flag(
        help: .words(
            en: "Print the address to pay the fee at; do not wait.", ko: "가입비를 결제할 주소만 출력하고 기다리지 않습니다."))
    var noWait = false
}

/// What is paid for in a crew.
struct CrewPaymentOptions: ParsableArguments {
    @Argument(
        help: .words(
            en:
                "What to pay for: a crew to join, or dues, by name, ID or row number in the last list.",
            ko: "결제할 대상: 가입할 크루, 또는 회비. 이름, ID나 마지막 목록의 행 번호.", value: "id"))
    var record: String
    @Flag(help: .words(en: "Print the address; do not wait.", ko: "주소만 출력하고 기다리지 않습니다."))
    var noWait = false
}

/// What a member tells a crew about themselves.
struct DescribeOptions: ParsableArguments {
    @OptionGroup var crew: CrewArgument
    @Option(help: .words(en: "The position, up to 20 characters.", ko: "포지션, 20자까지.", value: "text"))
    var position: String?
    @Option(
        help: .words(
            en: "The height in cm, 50-250; '' removes it.", ko: "키(cm), 50-250. ''는 지웁니다.", value: "cm"))
    var height: String?
    @Option(
        help: .words(
            en: "The number on the uniform, 0-999; '' removes it.", ko: "등번호, 0-999. ''는 지웁니다.",
            value: "number"))
    var number: String?
    @Option(help: .words(en: "A few words, up to 500 characters.", ko: "소개, 500자까지.", value: "text"))
    var introduction: String?

    var isEmpty: Bool { position == nil && height == nil && number == nil && introduction == nil }

    /// The words with what was given. Throws `invalidFields` for what is no number.
    func applied(to known: MembershipWords) throws(CrewError) -> MembershipWords {
        var (words, fieldErrors) = (known, [FieldError]())
        if let position { words.position = position }
        if let introduction { words.introduction = introduction }
        if let height { words.height = Self.number("height", height, example: "178", &fieldErrors) }
        if let number { words.number = Self.number("number", number, example: "7", &fieldErrors) }
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return words
    }

    /// The number that was typed; nil for a blank, and for what is none, which is a field error.
    static func number(
        _ field: String, _ text: String, example: String, _ fieldErrors: inout [FieldError]
    ) -> Int? {
        if text.isEmpty { return nil }
        if let number = Int(text) { return number }
        fieldErrors.append(FieldError(field, .malformed(expected: example)))
        return nil
    }

    var nothingToChange: UsageError {
        UsageError(
            Phrase(
                en: "Nothing to change. Set fields with options, such as --position or --number.",
                ko: "수정할 내용이 없습니다. --position이나 --number 같은 옵션으로 지정하세요."))
    }
}

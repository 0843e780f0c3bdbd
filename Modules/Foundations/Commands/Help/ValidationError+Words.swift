public import ArgumentParser
import Terminal
import Vocabulary

extension ValidationError {
    /// What is wrong with what was typed, in the language in which the command line is read.
    public static func words(en: String, ko: String) -> ValidationError {
        ValidationError(Phrase(en: en, ko: ko).text(in: HelpLanguage.current))
    }

    /// Throws unless the number that stands behind the flag lies in the range.
    public static func require(_ number: Int, in range: ClosedRange<Int>, _ flag: String) throws {
        if range.contains(number) { return }
        let rule = FieldError.Rule.outOfRange(
            minimum: Int64(range.lowerBound), maximum: Int64(range.upperBound))
        let phrase = FieldError(flag, rule).phrase()
        throw words(en: phrase.en + ".", ko: phrase.ko + ".")
    }
}

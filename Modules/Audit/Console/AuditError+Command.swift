public import Audit
import Commands
public import Terminal
import Vocabulary

extension AuditError: CommandError {
    /// Nil: no command helps.
    public var hint: Phrase? { nil }

    /// The names of the fields, with the flag that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        switch field {
        case "actor": .field(en: "actor", ko: "한 사람", flag: "--actor")
        case "subject": .field(en: "subject", ko: "대상", flag: "--subject")
        case "verb": .field(en: "act", ko: "한 일", flag: "--verb")
        default: PageOptions.fieldName(field)
        }
    }
}

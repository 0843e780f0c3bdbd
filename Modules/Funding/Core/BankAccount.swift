import UnicodeText
import Vocabulary

/// A bank account to which a campaign is paid out. Its texts and mirrors are masked: logs never have the
/// number.
public struct BankAccount: Hashable, Sendable {
    /// One line of 1 to 30 characters, such as "국민은행".
    public let bank: String
    /// 6 to 20 digits, perhaps with hyphens between them as typed; `maskedNumber` of a masked account.
    public let number: String
    /// One line of 1 to 40 characters.
    public let holder: String

    /// Memberwise, unchecked.
    public init(bank: String, number: String, holder: String) {
        (self.bank, self.number, self.holder) = (bank, number, holder)
    }

    /// The last four digits behind dots: `****3210`.
    public var maskedNumber: String { "****" + digits.suffix(4) }

    /// The same with its number masked.
    public var masked: BankAccount { BankAccount(bank: bank, number: maskedNumber, holder: holder) }

    private var digits: String { number.filter { $0 != "-" } }

    /// The account with its texts trimmed and in NFC, its number without hyphens. Throws `invalidFields`
    /// (`bank`, `number`, `holder`) with all field errors, which never repeat what was typed.
    func checked() throws(FundingError) -> BankAccount {
        var form = FormReading()
        let account = checked("", &form)
        try form.finish()
        return account
    }

    /// The same as a part of another form, whose fields begin with `path`.
    func checked(_ path: String, _ form: inout FormReading) -> BankAccount {
        let bank = form.read(path + "bank", bank, .line, 1...30)
        let holder = form.read(path + "holder", holder, .line, 1...40)
        let digits = self.digits
        if !(6...20).contains(digits.count) || !digits.utf8.allSatisfy({ (48...57).contains($0) }) {
            form.refuse(path + "number", .malformed(expected: "123-456-789012"))
        }
        return BankAccount(bank: bank, number: digits, holder: holder)
    }
}

extension BankAccount: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The bank and the last four digits.
    public var description: String { "\(bank) \(maskedNumber)" }

    /// As `description`.
    public var debugDescription: String { description }

    /// As `description`: a dump shows no more.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

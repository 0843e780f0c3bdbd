import UnicodeText
import Vocabulary

/// A registration as it is typed.
public struct RegistrationDraft: Hashable, Sendable {
    public var office = ""
    public var number = ""
    /// `yyyy-mm-dd`
    public var firstDay = ""
    /// `yyyy-mm-dd`
    public var lastDay = ""
    public var account = BankAccount(bank: "", number: "", holder: "")

    /// A draft with nothing filled in.
    public init() {}

    /// The draft that reproduces the registration.
    public init(_ registration: CampaignRegistration) {
        (office, number, account) = (registration.office, registration.number, registration.account)
        (firstDay, lastDay) = ("\(registration.firstDay)", "\(registration.lastDay)")
    }

    /// The checked registration; nil, with the field errors noted, if something is wrong.
    func checked(_ form: inout FormReading) -> CampaignRegistration? {
        let office = form.read("registration.office", office, .line, 2...60)
        let number = form.read("registration.number", number, .line, 2...40)
        let account = account.checked("registration.account.", &form)
        let (first, last) = (CivilDay(firstDay), CivilDay(lastDay))
        if first == nil { form.refuse("registration.firstDay", .malformed(expected: "2026-01-01")) }
        if last == nil { form.refuse("registration.lastDay", .malformed(expected: "2026-12-31")) }
        guard let first, let last else { return nil }
        if first > last {
            form.refuse("registration.firstDay", .exceeds(field: "registration.lastDay"))
            return nil
        }
        return CampaignRegistration(
            office: office, number: number, firstDay: first, lastDay: last, account: account)
    }

    /// The parts that tell one request from another.
    var content: [String?] {
        [office, number, firstDay, lastDay, account.bank, account.number, account.holder]
    }
}

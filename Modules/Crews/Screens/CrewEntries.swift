import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// What was typed into a form of crews, and what the verbs need besides.
struct CrewEntries: Sendable {
    let fields: FieldList
    let base: CrewFormBase
    /// The cover, or the photo of a receipt.
    let picture: PictureID?
    /// Under which it takes effect once, however often it is sent.
    let key: IdempotencyKey
    let now: Timestamp

    /// What was typed into a field.
    subscript(name: String) -> String { fields[name] }

    /// A number that has to be there. Throws `invalidFields`.
    func number<Value: FixedWidthInteger>(
        _ name: String, in range: ClosedRange<Value>
    ) throws(CrewError) -> Value {
        let typed = Self.digits(self[name])
        if typed.isEmpty { throw .invalidFields([FieldError(name, .required)]) }
        guard let value = Value(typed), range.contains(value) else {
            let (least, most) = (Int64(range.lowerBound), Int64(range.upperBound))
            throw .invalidFields([FieldError(name, .outOfRange(minimum: least, maximum: most))])
        }
        return value
    }

    /// An amount in won that has to be there. Throws `invalidFields`.
    private func won(_ name: String, in range: ClosedRange<Int64>) throws(CrewError) -> Int64 {
        do throws(FieldError) {
            return try fields.won(name, in: range)
        } catch {
            throw .invalidFields([error])
        }
    }

    /// A number that may be left out.
    private func optional(_ name: String, in range: ClosedRange<Int>) throws(CrewError) -> Int? {
        Self.digits(self[name]).isEmpty ? nil : try number(name, in: range)
    }

    /// One of the values that a field offers. Throws `invalidFields`.
    private func choice<Value: LocalizedValue>(_ name: String) throws(CrewError) -> Value {
        guard let value = Value(typed: words(of: name)) else {
            throw .invalidFields([FieldError(name, .unknown(allowed: Value.codes))])
        }
        return value
    }

    /// What was typed, without blanks around it.
    private func words(of name: String) -> String { self[name].split(separator: " ").joined(separator: " ") }

    /// Numbers are often typed with commas between the thousands.
    private static func digits(_ text: String) -> String { text.filter { $0 != "," && !$0.isWhitespace } }
}

extension CrewEntries {
    /// The crew that was typed, over one that stands. Throws `invalidFields` with all field errors.
    func crew(_ before: CrewDraft) throws(CrewError) -> CrewDraft {
        var (draft, errors) = (before, [FieldError]())
        (draft.name, draft.place) = (self["name"], self["place"])
        (draft.uniform, draft.introduction) = (self["uniform"], fields["introduction"])
        draft.setSport(typed: self["sport"])
        if !draft.setSchedule(typed: self["schedule"]) {
            errors.append(FieldError("schedule", .malformed(expected: "Sat 07:30")))
        }
        if let schedule = draft.schedule {
            draft.schedule = CrewSchedule(
                weekday: schedule.weekday, minute: schedule.minute, zone: words(of: "zone"))
        }
        func take(_ read: () throws(CrewError) -> Void) {
            do throws(CrewError) { try read() } catch { errors += error.fieldErrors }
        }
        take { () throws(CrewError) in draft.capacity = try number("capacity", in: CrewDraft.capacities) }
        take { () throws(CrewError) in draft.fee = try won("fee", in: 0...CrewDraft.largestFee) }
        take { () throws(CrewError) in draft.fullDays = try number("fullDays", in: CrewDraft.days) }
        take { () throws(CrewError) in draft.halfDays = try number("halfDays", in: CrewDraft.days) }
        take { () throws(CrewError) in draft.joining = try choice("joining") }
        take { () throws(CrewError) in _ = try draft.checked() }
        guard errors.isEmpty else { throw .invalidFields(errors.map(\.asTyped)) }
        return draft
    }

    /// What a member tells about themselves. Throws `invalidFields`.
    func words() throws(CrewError) -> MembershipWords {
        var words = base.words
        (words.position, words.introduction) = (self["position"], fields["introduction"])
        words.height = try optional("height", in: MembershipWords.heights)
        words.number = try optional("number", in: MembershipWords.numbers)
        return words
    }

    /// The meeting that was typed. Throws `invalidFields`.
    func meeting() throws(CrewError) -> MeetingDraft {
        var draft = MeetingDraft()
        (draft.title, draft.place, draft.note) = (self["title"], self["place"], fields["note"])
        (draft.startsAt, draft.endsAt) = (self["startsAt"], self["endsAt"])
        (draft.zone, draft.answersUntil) = (words(of: "zone"), self["answersUntil"])
        draft.capacity = try optional("capacity", in: MeetingDraft.capacities)
        if !words(of: "repeatedHour").isEmpty { draft.repeatedHour = try choice("repeatedHour") }
        return draft
    }

    /// The dues that were typed; nil for an amount of 0, which ends them. Throws `invalidFields`.
    func plan() throws(CrewError) -> DuesPlan? {
        let amount = try won("amount", in: 0...DuesPlan.amounts.upperBound)
        if amount == 0 { return nil }
        return DuesPlan(
            amount: Money(amount, .krw), day: try number("day", in: DuesPlan.days),
            from: now.koreanMonth.next)
    }

    /// The entry of cash that was typed. Throws `invalidFields`.
    func cash() throws(CrewError) -> CashDraft {
        var draft = CashDraft()
        draft.flow = try choice("flow")
        draft.amount = try won("amount", in: CashDraft.amounts)
        (draft.purpose, draft.day, draft.receipt) = (self["purpose"], self["day"], picture)
        return draft
    }

    /// The account that was typed.
    var account: PayoutAccount {
        PayoutAccount(bank: self["bank"], number: self["number"], holder: self["holder"])
    }
}

extension FieldError {
    /// As the form names its field: a sport in the crew's own words is typed into that of the sport.
    fileprivate var asTyped: FieldError { field == "otherSport" ? FieldError("sport", rule) : self }
}

import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// What was typed into a form of funding, and what the verbs need besides.
struct FundingEntries: Sendable {
    let fields: FieldList
    let base: FundingFormBase
    /// The photos, in their order.
    let photos: [PictureID]
    /// Under which it takes effect once, however often it is sent.
    let key: IdempotencyKey
    /// Finds members by nickname; nil where they are named by ID alone.
    var members: MemberNames?
    /// That of the examples in errors.
    var language = Language.en

    /// What was typed into a field.
    subscript(name: String) -> String { fields[name] }

    /// The name of the field for how many of an item.
    static func pick(_ item: Int) -> String { "item.\(item)" }

    /// Numbers are often typed with commas between the thousands.
    static func digits(_ text: some StringProtocol) -> String {
        String(text.filter { $0 != "," && !$0.isWhitespace })
    }

    /// Whether there is such a field.
    func has(_ name: String) -> Bool { fields.fields.contains { $0.name == name } }

    /// A number that has to be there. Throws `invalidFields`.
    func number<Value: FixedWidthInteger>(
        _ name: String, in range: ClosedRange<Value>
    ) throws(FundingError) -> Value {
        guard let value = Value(Self.digits(self[name])), range.contains(value) else {
            let (least, most) = (Int64(range.lowerBound), Int64(range.upperBound))
            throw .invalidFields([FieldError(name, .outOfRange(minimum: least, maximum: most))])
        }
        return value
    }

    /// An amount in won that has to be there. Throws `invalidFields`.
    func won(_ name: String, in range: ClosedRange<Int64>) throws(FundingError) -> Int64 {
        do throws(FieldError) {
            return try fields.won(name, in: range)
        } catch {
            throw .invalidFields([error])
        }
    }

    /// One of the values that a field offers. Throws `invalidFields`.
    func choice<Value: LocalizedValue>(_ name: String) throws(FundingError) -> Value {
        guard let value = Value(typed: words(of: name)) else {
            throw .invalidFields([FieldError(name, .unknown(allowed: Value.codes))])
        }
        return value
    }

    /// What was typed, without blanks around it.
    func words(of name: String) -> String { self[name].split(separator: " ").joined(separator: " ") }
}

extension FundingEntries {
    /// The shelter that was typed.
    var shelter: ShelterDraft {
        var draft = ShelterDraft()
        (draft.name, draft.registrationNumber) = (self["name"], self["registrationNumber"])
        (draft.place, draft.contact) = (self["place"], self["contact"])
        (draft.introduction, draft.photo) = (self["introduction"], photos.first)
        return draft
    }

    /// The account that was typed.
    var account: BankAccount {
        BankAccount(bank: self["bank"], number: self["number"], holder: self["holder"])
    }

    /// The member who was typed, by ID or nickname. Throws `invalidFields`, and outages.
    func member() async throws(FundingError) -> MemberID {
        let typed = words(of: "member")
        if let member = MemberID(typed) { return member }
        guard let members, typed.isName else {
            throw .invalidFields([FieldError("member", .malformed(expected: "mem_…"))])
        }
        guard let found = try await Self.found(typed, members) else {
            throw .invalidFields([FieldError("member", .unusable)])
        }
        return found
    }

    private static func found(
        _ nickname: String, _ members: MemberNames
    ) async throws(FundingError) -> MemberID? {
        do {
            return try await members.member(called: nickname)
        } catch {
            let failure = (error as? any DomainError)?.service
            throw .service(failure ?? .internal("no member could be looked up"))
        }
    }

    /// The deadline that was typed. Throws `invalidFields`.
    func deadline() throws(FundingError) -> DeadlineDraft {
        var draft = DeadlineDraft(time: self["deadline"], zone: words(of: "zone"))
        if !words(of: "repeatedHour").isEmpty { draft.repeatedHour = try choice("repeatedHour") }
        return draft
    }

    /// The items that were chosen, each with its field.
    var picks: [(field: String, text: String, item: Int)] {
        base.items.map { (Self.pick($0.number), self[Self.pick($0.number)], $0.number) }
            .filter { !Self.digits($0.text).isEmpty && Self.digits($0.text) != "0" }
    }

    /// The backing that was typed. Throws `invalidFields`.
    func backing() throws(FundingError) -> BackingDraft {
        var draft = BackingDraft(message: self["message"])
        let naming: BackerNaming = try choice("naming")
        draft.isAnonymous = naming == .anonymous
        guard !base.items.isEmpty else {
            draft.amount = try won("amount", in: BackingDraft.amounts)
            return draft
        }
        for pick in picks {
            let quantity = try number(pick.field, in: CampaignItemDraft.quantities)
            draft.items.append(ItemPick(item: pick.item, quantity: quantity))
        }
        return draft
    }

    /// The update that was typed. Throws `invalidFields`.
    func update() throws(FundingError) -> UpdateDraft {
        let kind: UpdateMatter.Kind = try choice("kind")
        let matter: UpdateMatter =
            switch kind {
            case .news: .news
            case .thanks: .thanks
            case .bought: .bought(try item(), quantity: try number("quantity", in: 1...1_000_000))
            case .delivered:
                .delivered(
                    try item(), quantity: try number("quantity", in: 1...1_000_000), isLast: try isLast())
            }
        return UpdateDraft(matter: matter, text: self["text"], photos: photos)
    }

    private func isLast() throws(FundingError) -> Bool {
        let rest: DeliveryRest = try choice("rest")
        return rest == .all
    }

    /// The number of the item that is named; nil for a campaign for an amount. Throws `invalidFields`.
    private func item() throws(FundingError) -> Int? {
        if base.items.isEmpty { return nil }
        let name = words(of: "item")
        guard let item = base.items.first(where: { $0.name == name || "\($0.number)" == name }) else {
            throw .invalidFields([FieldError("item", .unknown(allowed: base.items.map(\.name)))])
        }
        return item.number
    }
}

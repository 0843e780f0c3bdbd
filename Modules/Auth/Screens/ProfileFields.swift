import Auth
import AuthConsole
import Terminal
import Vocabulary

/// The fields of the profile form: name, introduction and how the member sells; of a business also its data.
struct ProfileFields: Hashable {
    private(set) var list: FieldList
    /// How the member sells, as chosen.
    private(set) var kind: SellerKind
    private var account: Account
    private let language: Language
    /// What was typed of a business while its fields are not shown.
    private var hidden: BusinessDraft

    /// The fields of an account as it stands.
    init(_ account: Account, _ language: Language) {
        (self.account, self.language) = (account, language)
        (kind, hidden) = (account.sellerKind, SellerDraft(account).business)
        list = Self.list(account.nickname, account.introduction, kind, hidden, language)
        list.select(0)
    }

    /// What was typed, over a newer account.
    func over(_ account: Account) -> ProfileFields {
        var fields = self
        fields.account = account
        return fields
    }

    /// Whether something says other than in the beginning.
    var isChanged: Bool {
        list["nickname"] != account.nickname || list["introduction"] != account.introduction
            || isSellerChanged
    }

    /// The draft that was typed, over the account.
    var draft: ProfileDraft {
        var draft = ProfileDraft(account)
        (draft.nickname, draft.introduction) = (list["nickname"], list["introduction"])
        if isSellerChanged { draft.seller = SellerDraft(kind: kind.rawValue, business: business) }
        return draft
    }

    /// Fills in, or goes to another field. The kind of seller is no text: Space takes the other one.
    mutating func take(_ edit: FieldEdit) {
        switch edit {
        case .key(.text(" ")) where focused == Self.kindField: chooseNext()
        case .key where focused == Self.kindField, .paste where focused == Self.kindField: break
        default: list.take(edit)
        }
    }

    /// Goes to the next field.
    mutating func move() { list.move(by: 1) }

    /// Shows the errors and goes to the first field. Answers errors of fields not shown here.
    mutating func tell(_ errors: [FieldError]) -> [FieldError] { list.tell(errors) }

    private static let kindField = "sellerKind"

    private var focused: String { list.focused?.name ?? "" }

    private var isSellerChanged: Bool {
        kind != account.sellerKind || kind == .business && business != SellerDraft(account).business
    }

    private var business: BusinessDraft {
        guard kind == .business else { return hidden }
        var business = BusinessDraft()
        for field in Self.fields { business[keyPath: field.path] = list[field.name] }
        return business
    }

    private mutating func chooseNext() {
        hidden = business
        kind = kind == .private ? .business : .private
        let focus = list.focus
        list = Self.list(list["nickname"], list["introduction"], kind, hidden, language)
        list.select(focus)
    }
}

extension ProfileFields {
    /// A field of a business.
    private struct BusinessField {
        let name: String
        let label: Phrase
        let limit: TextLimit
        let path: WritableKeyPath<BusinessDraft, String>
    }

    private static var fields: [BusinessField] {
        [
            BusinessField(
                name: "business.name", label: AuthLabels.businessName,
                limit: TextLimit(BusinessTexts.nameLengths), path: \.name),
            BusinessField(
                name: "business.representative", label: AuthLabels.representative,
                limit: TextLimit(BusinessTexts.representativeLengths), path: \.representative),
            BusinessField(
                name: "business.address", label: AuthLabels.businessAddress,
                limit: TextLimit(BusinessTexts.addressLengths), path: \.address),
            BusinessField(
                name: "business.phone", label: AuthLabels.businessPhone, limit: .line, path: \.phone),
            BusinessField(
                name: "business.email", label: AuthLabels.businessEmail, limit: .line, path: \.email),
            BusinessField(
                name: "business.registrationNumber", label: AuthLabels.registrationNumber, limit: .line,
                path: \.registrationNumber),
            BusinessField(
                name: "business.mailOrderNumber",
                label: Phrase(
                    en: "\(AuthLabels.mailOrderNumber.en) (optional)",
                    ko: "\(AuthLabels.mailOrderNumber.ko) (선택)"),
                limit: TextLimit(BusinessTexts.mailOrderNumberLengths), path: \.mailOrderNumber),
        ]
    }

    private static func list(
        _ nickname: String, _ introduction: String, _ kind: SellerKind, _ business: BusinessDraft,
        _ language: Language
    ) -> FieldList {
        let (english, korean) = (
            SellerKind.allCases.map(\.words.en).joined(separator: ", "),
            SellerKind.allCases.map(\.words.ko).joined(separator: ", ")
        )
        let own = [
            FieldList.Field(
                "nickname", AuthLabels.nickname, limit: TextLimit(PersonTexts.nicknameLengths), nickname),
            FieldList.Field(
                "introduction", AuthLabels.introduction, limit: TextLimit(PersonTexts.introductionLengths),
                introduction),
            FieldList.Field(
                kindField,
                Phrase(
                    en: "\(AuthLabels.sells.en): \(english)", ko: "\(AuthLabels.sells.ko): \(korean)"),
                kind.words.text(in: language)),
        ]
        let all = fields.map {
            FieldList.Field($0.name, $0.label, limit: $0.limit, business[keyPath: $0.path])
        }
        return FieldList(kind == .business ? own + all : own)
    }
}

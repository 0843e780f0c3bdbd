import Commands
public import Funding
public import Terminal
import Vocabulary

extension FundingError: CommandError {
    /// The command that helps; nil if none does.
    public var hint: Phrase? {
        switch self {
        case .notFound:
            Phrase(
                en: "Run 'madang funding list' or 'madang shelters list' to see what there is.",
                ko: "'madang funding list'나 'madang shelters list'로 확인하세요.")
        case .managersOnly, .treasurersOnly, .shelterOnly, .ownerStays, .tooManyPeople, .shelterState,
            .shelterClosed, .shelterFixed, .notVerified, .tooManyShelters, .tooManyCampaigns, .accountMissing:
            hintAboutShelters
        case .registrationRequired, .registrationPeriod, .registrationStays: hintAboutRegistrations
        case .tooManyBackings, .backingState, .noReceipt:
            Phrase(
                en: "Run 'madang funding backings' to see your backings.",
                ko: "'madang funding backings'로 내 후원을 확인하세요.")
        case .beingPaid(let order):
            Phrase(
                en: "Run 'madang orders pay \(order)' to go on, or 'madang orders cancel \(order)'.",
                ko: "'madang orders pay \(order)'(으)로 이어서 결제하거나 'madang orders cancel \(order)'(으)로 취소하세요.")
        case .changed, .campaignState, .campaignFixed, .itemTaken, .tooLate, .notCollecting, .notReached,
            .notEnoughLeft, .itemGone, .balanceTooLow:
            Phrase(
                en: "Run 'madang funding show CAMPAIGN' to see how it stands.",
                ko: "'madang funding show 펀딩'으로 지금 상태를 확인하세요.")
        case .invalidFields, .operatorsOnly, .ownCampaign, .service: nil
        }
    }

    private var hintAboutShelters: Phrase {
        switch self {
        case .tooManyShelters:
            Phrase(
                en: "Run 'madang shelters list --mine' to see them.",
                ko: "'madang shelters list --mine'으로 확인하세요.")
        case .tooManyCampaigns:
            Phrase(
                en: "Run 'madang funding list --shelter SHELTER --drafts' to see them.",
                ko: "'madang funding list --shelter 보호소 --drafts'로 확인하세요.")
        case .accountMissing:
            Phrase(
                en: "Run 'madang shelters account SHELTER' to name it.",
                ko: "'madang shelters account 보호소'로 지정하세요.")
        case .managersOnly, .treasurersOnly, .shelterOnly, .ownerStays, .tooManyPeople:
            Phrase(
                en: "Run 'madang shelters members SHELTER' to see its people.",
                ko: "'madang shelters members 보호소'로 구성원을 확인하세요.")
        default:
            Phrase(
                en: "Run 'madang shelters show SHELTER' to see how it stands.",
                ko: "'madang shelters show 보호소'로 지금 상태를 확인하세요.")
        }
    }

    private var hintAboutRegistrations: Phrase {
        if case .registrationStays = self {
            return Phrase(
                en: "Run 'madang funding call-off CAMPAIGN' to end it with refunds.",
                ko: "'madang funding call-off 펀딩'으로 취소하고 환불하세요.")
        }
        return Phrase(
            en: "Run 'madang funding edit CAMPAIGN' with --registration, --office, --registered-from, "
                + "--registered-until, --bank, --account and --holder.",
            ko: "'madang funding edit 펀딩'에 --registration, --office, --registered-from, --registered-until, "
                + "--bank, --account, --holder를 모두 붙여 입력하세요.")
    }

    /// The names of the fields, with the option that sets each.
    public static func fieldName(_ field: String) -> Phrase? {
        guard let (name, flag) = known(field) else { return PageOptions.fieldName(field) }
        return flag.isEmpty ? name : .field(en: name.en.lowercased(), ko: name.ko, flag: flag)
    }

    /// The name of a field as a prompt.
    package static func prompt(_ field: String, isOptional: Bool = false) -> Phrase {
        let name = known(field)?.name ?? Phrase(field)
        return isOptional ? Phrase(en: "\(name.en) (optional)", ko: "\(name.ko) (선택)") : name
    }

    /// The option that sets a field; nil where none does.
    static func flag(of field: String) -> String? {
        known(field).flatMap { $0.flag.isEmpty ? nil : $0.flag }
    }

    /// Photos and parts of an item are named as such: `photos.0`, `items.2.name`.
    private static func known(_ field: String) -> FundingFieldNames.Name? {
        if let name = FundingFieldNames.all[field] { return name }
        let parts = field.split(separator: ".")
        if parts.count == 2, parts[0] == "photos", let index = Int(parts[1]) {
            return (Phrase(en: "Photo \(index + 1)", ko: "사진 \(index + 1)"), "--photo")
        }
        guard parts.count == 3, parts[0] == "items", let index = Int(parts[1]),
            let name = FundingFieldNames.ofItems[String(parts[2])]
        else { return nil }
        return (
            Phrase(en: "\(name.en) of entry \(index + 1)", ko: "\(index + 1)번째 물품의 \(name.ko)"), "--item"
        )
    }
}

import Funding
import Terminal
import Vocabulary

extension Destination {
    static let formName = "funding.form"

    /// A form of funding.
    static func form(_ goal: FundingFormGoal) -> Destination { Destination(formName, goal.values) }

    /// The form that its values name; nil if they name none.
    var form: FundingFormGoal? {
        switch values["goal"] {
        case "found": return .found
        case "edit-shelter": return shelter.map { .editShelter($0) }
        case "account": return shelter.map { .account($0) }
        case "person": return shelter.map { .person($0) }
        case "draft": return shelter.map { .draft($0) }
        case "edit": return campaign.map { .edit($0) }
        case "extend": return campaign.map { .extend($0) }
        case "back": return campaign.map { .back($0) }
        case "tell": return campaign.map { .tell($0) }
        case "receipt": return values["id"].flatMap { BackingID($0) }.map { .receipt($0) }
        case "year-receipt":
            guard let shelter, let year = values["year"].flatMap({ Int64($0) }) else { return nil }
            return .yearReceipt(shelter, year)
        default: return nil
        }
    }
}

extension FundingFormGoal {
    fileprivate var values: [String: String] {
        switch self {
        case .found: ["goal": "found"]
        case .editShelter(let id): ["goal": "edit-shelter", "id": "\(id)"]
        case .account(let id): ["goal": "account", "id": "\(id)"]
        case .person(let id): ["goal": "person", "id": "\(id)"]
        case .draft(let id): ["goal": "draft", "id": "\(id)"]
        case .edit(let id): ["goal": "edit", "id": "\(id)"]
        case .extend(let id): ["goal": "extend", "id": "\(id)"]
        case .back(let id): ["goal": "back", "id": "\(id)"]
        case .tell(let id): ["goal": "tell", "id": "\(id)"]
        case .receipt(let id): ["goal": "receipt", "id": "\(id)"]
        case .yearReceipt(let id, let year): ["goal": "year-receipt", "id": "\(id)", "year": "\(year)"]
        }
    }
}

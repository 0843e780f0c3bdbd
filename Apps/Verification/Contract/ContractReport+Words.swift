public import ContractKit
public import Terminal

extension ContractReport {
    /// One line for people: `listings contract: 115 clauses x 4 orders on memory, 0 broken`.
    public var words: Phrase {
        let left = notApplicableCount > 0 ? ", 해당 없음 \(notApplicableCount)" : ""
        return Phrase(
            en: description,
            ko: "\(contract) 계약 (\(backend)): 조항 \(clauses)개 × 순서 \(orders)가지, 위반 \(broken.count)\(left)")
    }
}

extension ContractShare {
    /// One line for people: `150 kept, 0 broken, 51 not applicable: 74 % kept`.
    public var words: Phrase {
        Phrase(en: description, ko: "통과 \(kept), 위반 \(broken), 해당 없음 \(notApplicable): 통과율 \(percent)%")
    }
}

extension ClauseResult.Outcome {
    /// What it is called, and what was found.
    var words: (name: Phrase, reason: Phrase?) {
        switch self {
        case .kept: (Phrase(en: "kept", ko: "통과"), nil)
        // A clause's own English text, for developers of Madang.
        case .broken(let fault): (Phrase(en: "broken", ko: "위반"), Phrase(fault))
        case .notApplicable(let reason):
            (
                Phrase(en: "not applicable", ko: "해당 없음"),
                Phrase(en: reason.description, ko: reason.korean)
            )
        }
    }
}

extension IdentifierOrder {
    /// What it is called.
    var words: Phrase {
        switch self {
        case .ascending: Phrase(en: rawValue, ko: "오름차순")
        case .descending: Phrase(en: rawValue, ko: "내림차순")
        case .alternating: Phrase(en: rawValue, ko: "양끝 교대")
        case .shuffled: Phrase(en: rawValue, ko: "무작위")
        }
    }
}

package import Crews
package import Terminal
package import Vocabulary

extension CrewFee {
    /// What joining costs, for people.
    package var words: Phrase {
        isDue ? Phrase { amount.text(in: $0) } : Phrase(en: "free", ko: "무료")
    }

    /// What comes back of it to a member who leaves; nil for a crew that is free to join.
    package func refundWords(at now: Timestamp) -> Phrase? {
        guard isDue else { return nil }
        let terms = terms(at: now)
        return Phrase(en: terms.english, ko: terms.korean)
    }
}

extension Membership {
    /// What comes back to a member who leaves now; nil for one who has paid no fee.
    package func refund(at now: Timestamp) -> Phrase? {
        guard state.isOfCrew, order != nil, fee.isDue, let joinedAt else { return nil }
        switch fee.returned(joinedAt: joinedAt, at: now) {
        case .all:
            let all = Phrase { fee.amount.text(in: $0) }
            return Phrase(en: "All of the fee (\(all.en)) comes back.", ko: "가입비 \(all.ko)을(를) 모두 환불합니다.")
        case .part(let part):
            let part = Phrase { part.text(in: $0) }
            return Phrase(en: "\(part.en) of the fee comes back.", ko: "가입비 중 \(part.ko)을(를) 환불합니다.")
        case .none:
            return Phrase(en: "The fee does not come back.", ko: "가입비는 환불하지 않습니다.")
        }
    }
}

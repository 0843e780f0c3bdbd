package import Crews
package import Terminal
package import Vocabulary

/// What comes next for a person in a crew, in a sentence or two with the way to do it.
package struct MembershipNextStep {
    private let membership: Membership
    private let ways: CrewWays
    private let clock: (Timestamp) -> String

    /// The next step of the person. `clock` writes a moment as the person's clock shows it.
    package init(of membership: Membership, _ ways: CrewWays, clock: @escaping (Timestamp) -> String) {
        (self.membership, self.ways, self.clock) = (membership, ways, clock)
    }

    private var until: String { membership.until.map(clock) ?? "" }

    /// The sentences; nil where nothing comes next.
    package var words: Phrase? {
        switch membership.state {
        case .requested:
            Phrase(
                en: "The managers answer until \(until); without an answer the request ends.",
                ko: "운영진이 \(until)까지 답합니다. 답이 없으면 신청은 만료됩니다.")
        case .waiting:
            Phrase(
                en: "The crew is full. When it is your turn, a seat is kept for you for 24 hours.",
                ko: "정원이 찼습니다. 차례가 되면 24시간 동안 자리를 잡아 둡니다.")
        case .offered: membership.fee.isDue ? toPay : toTakeUp
        case .joining: paying
        case .member: meetings
        case .onLeave: back
        case .suspended: suspended
        case .banned: Phrase(en: "You can join again from \(until).", ko: "\(until)부터 다시 가입할 수 있습니다.")
        case .declined, .lapsed, .left, .removed: nil
        }
    }

    private var toPay: Phrase? {
        let fee = membership.fee.words
        return way(.pay) { pay in
            Phrase(
                en: "The seat is kept until \(until): \(lower) \(pay.en) to pay the fee of \(fee.en).",
                ko: "\(until)까지 자리를 잡아 둡니다. \(pay.ko)(으)로 가입비 \(fee.ko)을(를) 결제하세요.")
        }
    }

    private var toTakeUp: Phrase? {
        way(.takeUp) { take in
            Phrase(
                en: "The seat is kept until \(until): \(lower) \(take.en) to become a member.",
                ko: "\(until)까지 자리를 잡아 둡니다. \(take.ko)(으)로 가입을 마치세요.")
        }
    }

    private var paying: Phrase? {
        way(.pay) { pay in
            Phrase(
                en: "The seat is kept while the order is open: \(lower) \(pay.en) to go on.",
                ko: "결제하는 동안 자리를 잡아 둡니다. \(pay.ko)(으)로 이어서 결제하세요.")
        }
    }

    private var meetings: Phrase? {
        way(.meetings) { way in
            Phrase(en: "\(ways.verb) \(way.en) to see the meetings.", ko: "\(way.ko)(으)로 모임을 확인하세요.")
        }
    }

    private var back: Phrase? {
        way(.back) { way in
            Phrase(en: "\(ways.verb) \(way.en) once you are back.", ko: "돌아오면 \(way.ko)(으)로 휴식을 끝내세요.")
        }
    }

    private var suspended: Phrase? {
        switch membership.suspension {
        case .arrears:
            way(.dues) { dues in
                Phrase(
                    en: "Your dues are in arrears: \(lower) \(dues.en) to see and pay them.",
                    ko: "회비가 밀렸습니다. \(dues.ko)(으)로 확인하고 납부하세요.")
            }
        case .payment:
            Phrase(
                en: "The joining fee went back: talk to a manager of the crew.",
                ko: "가입비가 환불되었습니다. 운영진에게 말하세요.")
        case .manager, nil:
            Phrase(
                en: "You can read, but not take part, until a manager ends it.",
                ko: "운영진이 정지를 풀 때까지 읽을 수만 있습니다.")
        }
    }

    private var lower: String { ways.verb.lowercased() }

    private func way(_ step: CrewWays.Step, _ words: (Phrase) -> Phrase) -> Phrase? {
        ways.name(step).map(words)
    }
}

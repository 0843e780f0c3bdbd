import Commands
package import Crews
package import Terminal
package import Vocabulary

extension Details {
    /// Everything that is shown of a crew.
    package init(_ view: CrewView, at now: Timestamp) {
        self.init()
        let (crew, details) = (view.crew, view.crew.details)
        add(Phrase(en: "Name", ko: "이름"), .words(crew.nameWords, .bold), .heading)
        add(Phrase(en: "State", ko: "상태"), .words(crew.state.words, crew.state.style), .fact)
        addFacts(of: details)
        add(Phrase(en: "Members", ko: "회원"), .words(view.membersWords), .fact)
        addTerms(of: details, joining: view.joiningTerms, at: now)
        let dues = [view.dues?.words, view.comingDues?.comingWords].compactMap(\.self)
        for words in dues { add(Phrase(en: "Dues", ko: "회비"), .words(words), .listed) }
        add(Phrase(en: "Owner", ko: "크루장"), .member(view.owner), .listed)
        if let own = view.membership, !own.state.isOver { addOwn(own) }
        if !details.introduction.isEmpty {
            add(Phrase(en: "Introduction", ko: "소개"), .prose(details.introduction), .prose)
        }
        if let cover = crew.coverCard { add(Phrase(en: "Cover", ko: "표지 사진"), .picture(cover)) }
        add(Phrase(en: "Founded", ko: "만든 날"), .moment(crew.createdAt), .listed)
        if let closedAt = crew.closedAt { add(Phrase(en: "Closed", ko: "닫은 날"), .moment(closedAt), .listed) }
        add(Phrase("ID"), .line("\(crew.id)"))
    }

    /// What is shown of a crew before it is founded.
    init(_ details: CrewDetails, at now: Timestamp) {
        self.init()
        add(Phrase(en: "Name", ko: "이름"), .line(details.name, .bold))
        addFacts(of: details)
        add(
            Phrase(en: "Capacity", ko: "정원"),
            .words(Phrase(en: "\(details.capacity)", ko: "\(details.capacity)명")))
        addTerms(of: details, joining: details.joining.words, at: now)
        if !details.introduction.isEmpty {
            add(Phrase(en: "Introduction", ko: "소개"), .prose(details.introduction))
        }
    }

    private mutating func addFacts(of details: CrewDetails) {
        add(Phrase(en: "Sport", ko: "종목"), .words(details.sportWords), .fact)
        if !details.place.isEmpty { add(Phrase(en: "Place", ko: "지역"), .line(details.place), .fact) }
        if let schedule = details.schedule {
            add(Phrase(en: "Meets", ko: "정기 모임"), .words(schedule.words), .fact)
        }
        let uniform = details.uniform
        add(Phrase(en: "Uniform", ko: "유니폼 색"), .line(uniform.drawn, uniform.style), .listed)
    }

    private mutating func addTerms(of details: CrewDetails, joining: Phrase, at now: Timestamp) {
        add(Phrase(en: "Joining", ko: "가입 방식"), .words(joining), .listed)
        add(Phrase(en: "Fee", ko: "가입비"), .words(details.fee.words), .listed)
        if let refund = details.fee.refundWords(at: now) {
            add(Phrase(en: "Refunds", ko: "환불 기준"), .words(refund), .listed)
        }
    }

    private mutating func addOwn(_ own: Membership) {
        add(Phrase(en: "You", ko: "나"), .words(own.standing, own.state.style), .note)
        if let reason = own.suspension {
            add(Phrase(en: "Suspended", ko: "정지 이유"), .words(reason.words), .note)
        }
        if let until = own.until { add(Phrase(en: "Until", ko: "기한"), .moment(until), .note) }
    }
}

extension Crew {
    /// The name, or a note that the crew is closed for good.
    package var nameWords: Phrase {
        details.name.isEmpty ? Phrase(en: "(closed crew)", ko: "(해산한 크루)") : Phrase(details.name)
    }
}

extension CrewView {
    /// The members alone: `12 of 30`.
    package var memberCountWords: Phrase {
        Phrase(en: "\(counts.members) of \(crew.capacity)", ko: "\(counts.members)/\(crew.capacity)명")
    }

    /// How many of how many: `12 of 30, 3 waiting`.
    package var membersWords: Phrase {
        let kept = counts.taken - counts.members
        var words = memberCountWords
        if kept > 0 { words = Phrase(en: "\(words.en), \(kept) joining", ko: "\(words.ko), 가입 중 \(kept)명") }
        guard counts.waiting > 0 else { return words }
        return Phrase(
            en: "\(words.en), \(counts.waiting) waiting", ko: "\(words.ko), 대기 \(counts.waiting)명")
    }
}

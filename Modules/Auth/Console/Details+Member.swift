package import Auth
package import Commands
package import Terminal
package import Vocabulary

extension Details {
    /// Everything that a member sees of their own account, with counts if given. Commands name only the role
    /// of staff.
    package init(
        _ account: Account, _ counts: [MemberCount] = [],
        _ counted: MemberCountWordings = MemberCountWordings()
    ) {
        self.init()
        add(AuthLabels.nickname, .line(account.nickname, .bold), .heading)
        add(AuthLabels.email, .line(account.email), .listed)
        if !account.introduction.isEmpty {
            add(AuthLabels.introduction, .prose(account.introduction), .lead)
        }
        if let picture = account.picture { add(AuthLabels.picture, .portrait(picture), .listed) }
        if let phone = account.phone { add(AuthLabels.phone, .line(phone), .listed) }
        if let day = account.birthday { add(AuthLabels.birthday, .line("\(day)"), .listed) }
        add(account.sellerKind, account.business)
        add(AuthLabels.mailLanguage, .words(account.language.words), .listed)
        if account.role == .member {
            addOnScreen(AuthLabels.role, .words(account.role.words), .listed)
        } else {
            add(AuthLabels.role, .words(account.role.words), .listed)
        }
        add(account.silence, .listed)
        add(counts, counted)
        add(AuthLabels.joined, .moment(account.joinedAt), .listed)
        add(Phrase("ID"), .line("\(account.id)"), .listed)
    }

    /// What everyone sees of a member: how the member sells, if it is a business. Counts without words in
    /// `counted` are left out.
    package init(_ profile: Profile, _ counted: MemberCountWordings = MemberCountWordings()) {
        self.init()
        let name = profile.nickname.map { Phrase($0) } ?? .withdrawnMember
        add(AuthLabels.nickname, .words(name, .bold), .heading)
        if !profile.introduction.isEmpty {
            add(AuthLabels.introduction, .prose(profile.introduction), .lead)
        }
        add(profile.counts, counted)
        if let picture = profile.picture { add(AuthLabels.picture, .portrait(picture), .listed) }
        if let business = profile.business { add(.business, business) }
        add(AuthLabels.joined, .moment(profile.joinedAt), .listed)
        add(Phrase("ID"), .line("\(profile.id)"))
    }

    /// Everything that an operator sees of a member.
    package init(_ details: MemberDetails) {
        self.init()
        let (member, style) = (details.member, details.member.state.style)
        add(AuthLabels.nickname, .words(Phrase { member.name(in: $0) }, .bold), .heading)
        if let email = member.email { add(AuthLabels.email, .line(email), .listed) }
        if let picture = member.picture { add(AuthLabels.picture, .portrait(picture), .listed) }
        add(AuthLabels.role, .words(member.role.words), .listed)
        add(Phrase(en: "State", ko: "상태"), .words(member.state.words, style), .line(style.role))
        if let suspension = member.suspension {
            add(Phrase(en: "Reason", ko: "이유"), .prose(suspension.reason), .note)
            add(Phrase(en: "Suspended", ko: "정지일"), .moment(suspension.since), .note)
            add(Phrase(en: "Suspended by", ko: "정지한 운영자"), .line("\(suspension.by)"))
        }
        add(member.silence, .note)
        add(Phrase(en: "Sessions", ko: "세션"), .line("\(details.sessions)"), .listed)
        if let moment = details.lastUsedAt { add(AuthLabels.lastUsed, .moment(moment), .listed) }
        add(AuthLabels.joined, .moment(member.joinedAt), .listed)
        if let moment = member.withdrawnAt { add(Phrase(en: "Withdrawn", ko: "탈퇴일"), .moment(moment)) }
        add(Phrase("ID"), .line("\(member.id)"), .listed)
    }

    /// Adds what is counted of a member: in a command one line each, on a screen all on one line.
    private mutating func add(_ counts: [MemberCount], _ counted: MemberCountWordings) {
        for count in counts {
            guard let label = counted[count.kind] else { continue }
            add(label, .line("\(count.number)"))
            addOnScreen(.words(Phrase { "\(label.text(in: $0)) \(count.number)" }), .fact)
        }
    }

    /// Adds how a member sells, with the data of the business.
    private mutating func add(_ kind: SellerKind, _ business: BusinessDisclosure?) {
        add(AuthLabels.sells, .words(kind.words), .listed)
        for (label, text) in business?.lines ?? [] { add(label, .line(text), .listed) }
    }

    /// Adds the end and the reason of a silence; nothing for nil.
    private mutating func add(_ silence: Silence?, _ place: Place) {
        guard let silence else { return }
        add(AuthLabels.silenced, .end(silence.until), place)
        if !silence.reason.isEmpty { add(AuthLabels.silenceReason, .prose(silence.reason), place) }
    }
}

extension ManagedMember {
    /// The nickname, or the text for a withdrawn member.
    package func name(in language: Language) -> String {
        nickname ?? Phrase.withdrawnMember.text(in: language)
    }
}

extension MemberState {
    /// How the state stands out.
    package var style: Style {
        switch self {
        case .active: .colour(.green)
        case .suspended: .colour(.yellow)
        case .withdrawn: .dim
        }
    }
}

extension MemberLanguage {
    /// What the language is called.
    package var words: Phrase {
        switch self {
        case .ko: Phrase(en: "Korean", ko: "한국어")
        case .en: Phrase(en: "English", ko: "영어")
        }
    }
}

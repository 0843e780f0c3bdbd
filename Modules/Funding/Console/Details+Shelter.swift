package import Funding
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of a shelter. Account and note are there for its people and operators alone.
    package init(_ view: ShelterView) {
        self.init()
        let (shelter, details) = (view.shelter, view.shelter.details)
        add(Phrase(en: "Name", ko: "이름"), .line(details.name, .bold), .heading)
        add(Phrase(en: "State", ko: "상태"), .words(shelter.state.words, shelter.state.style), .fact)
        add(Phrase(en: "Place", ko: "지역"), .line(details.place), .fact)
        if shelter.hiddenAt != nil {
            add(
                Phrase(en: "Note", ko: "알림"),
                .words(Phrase(en: "hidden by a moderator", ko: "매니저가 숨김"), .colour(.red)), .note)
        }
        if !shelter.note.isEmpty {
            add(Phrase(en: "Operator's note", ko: "운영자 안내"), .line(shelter.note), .note)
        }
        if let role = view.role { add(Phrase(en: "You", ko: "나"), .words(role.words), .note) }
        add(Phrase(en: "Registration", ko: "등록번호"), .line(details.registrationNumber), .listed)
        if !details.contact.isEmpty { add(Phrase(en: "Contact", ko: "연락처"), .line(details.contact), .listed) }
        add(Phrase(en: "Owner", ko: "대표"), .member(view.owner), .listed)
        if let account = shelter.account {
            add(Phrase(en: "Account", ko: "지급 계좌"), .line("\(account)"), .listed)
        }
        if !details.introduction.isEmpty {
            add(Phrase(en: "Introduction", ko: "소개"), .prose(details.introduction), .prose)
        }
        if let photo = shelter.photo { add(Phrase(en: "Photo", ko: "사진"), .picture(photo.card)) }
        if let verifiedAt = shelter.verifiedAt {
            add(Phrase(en: "Verified", ko: "확인한 날"), .moment(verifiedAt), .listed)
        }
        add(Phrase(en: "Founded", ko: "등록한 날"), .moment(shelter.createdAt), .listed)
        add(Phrase("ID"), .line("\(shelter.id)"))
    }
}

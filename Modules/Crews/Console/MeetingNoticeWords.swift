public import Commands
import Crews
import Terminal
import Vocabulary

extension NoticeWording {
    /// How the notices of meetings read: `'토요 축구' 모임의 자리가 나서 참석으로 바뀌었습니다.`
    public static let ofMeetings = [NoticeWording(.meeting) { $0.meetingSentence }]
}

extension NoticeWording.Parts {
    /// The meeting by its title; its crew where it is gone, or the reader has left.
    private var meeting: Phrase { isNamed ? subject : Phrase(en: "of a crew", ko: "크루") }

    fileprivate var meetingSentence: Phrase {
        switch MeetingAct(rawValue: act) {
        case .setUp:
            Phrase(
                en: "\(actor.en) set up the meeting \(meeting.en). Say whether you come.",
                ko: "\(actor.ko) \(meeting.ko) 모임을 잡았습니다. 참석 여부를 알려 주세요.")
        case .calledOff:
            Phrase(
                en: "\(actor.en) called off the meeting \(meeting.en).",
                ko: "\(actor.ko) \(meeting.ko) 모임을 취소했습니다.")
        case .answered:
            Phrase(
                en: "\(actor.en) changed your answer to the meeting \(meeting.en).",
                ko: "\(actor.ko) \(meeting.ko) 모임의 내 응답을 바꿨습니다.")
        case .reminder:
            Phrase(
                en: "The meeting \(meeting.en) is near.", ko: "\(meeting.ko) 모임이 다가왔습니다.")
        case .place, .offered, .offerOver, .moved: placeSentence
        case .changed, nil:
            Phrase(
                en: "The meeting \(meeting.en) has changed. Look at it again.",
                ko: "\(meeting.ko) 모임이 바뀌었습니다. 다시 확인하세요.")
        }
    }

    private var placeSentence: Phrase {
        switch MeetingAct(rawValue: act) {
        case .place:
            Phrase(
                en: "A place at the meeting \(meeting.en) got free: you are going.",
                ko: "\(meeting.ko) 모임에 자리가 나서 대기에서 참석으로 바뀌었습니다.")
        case .offered:
            Phrase(
                en: "A place at the meeting \(meeting.en) is kept for you for a short time. Take it up soon.",
                ko: "\(meeting.ko) 모임에 자리가 났습니다. 잠시만 맡아 두니 얼른 참석으로 답해 주세요.")
        case .offerOver:
            Phrase(
                en: "The place at the meeting \(meeting.en) went to the next of the list.",
                ko: "\(meeting.ko) 모임에서 맡아 둔 자리가 다음 사람에게 넘어갔습니다.")
        default:
            Phrase(
                en: "The meeting \(meeting.en) has fewer places now: you are on the list.",
                ko: "\(meeting.ko) 모임의 정원이 줄어 대기로 바뀌었습니다.")
        }
    }
}

import Crews

extension SampleCrew {
    /// The six crews.
    static let all = [futsal, runners, harbour, badminton, riders, basketball]

    private static let futsal = SampleCrew(
        draft: draft(
            "느티나무 풋살", .futsal, at: "응봉체육공원 풋살장", weekday: 6, minute: 19 * 60, uniform: "#2f7d4f",
            capacity: 16, .open,
            "토요일 저녁마다 다섯 명씩 나눠 뜁니다.\n실력보다 시간 약속을 중요하게 봅니다. 공과 조끼는 크루에 있습니다."),
        cover: CrewCover.futsal, members: 13, fee: 10_000, dues: 20_000, places: 10, meetingTitle: "토요 풋살",
        positions: ["골키퍼", "왼쪽 윙", "수비", "공격"],
        cash: [
            Cash(flow: .received, amount: 60_000, purpose: "현장에서 걷은 음료값"),
            Cash(flow: .spent, amount: 48_500, purpose: "풋살공 두 개"),
        ])

    private static let runners = SampleCrew(
        draft: draft(
            "새벽 러닝 클럽", .running, at: "양재천 영동2교 아래", weekday: 3, minute: 5 * 60 + 40, uniform: "#f2a33a",
            capacity: 40, .open, "수요일 새벽에 5km를 함께 뜁니다. 처음 오는 분은 뒤에서 같이 뛰어 드립니다."),
        cover: CrewCover.running, members: 17, meetingTitle: "수요 새벽 달리기", positions: ["5km", "10km", "하프"])

    private static let harbour = SampleCrew(
        draft: draft(
            "Harbour City FC", .football, at: "Songdo Moonlight Pitch 2", weekday: 7, minute: 10 * 60,
            uniform: "#1f3f8f", capacity: 24, .approval,
            "Eleven a side on Sunday mornings, in English and Korean.\nTell us which position you like."),
        cover: CrewCover.football, members: 12, dues: 30_000, places: 14, meetingTitle: "Sunday match",
        positions: ["Goalkeeper", "Left back", "Midfield", "Striker"],
        cash: [
            Cash(flow: .received, amount: 120_000, purpose: "Cash for the pitch"),
            Cash(flow: .spent, amount: 90_000, purpose: "Pitch for two hours"),
            Cash(flow: .spent, amount: 18_000, purpose: "First-aid kit"),
        ])

    private static let badminton = SampleCrew(
        draft: draft(
            "마당 배드민턴", .badminton, at: "구민체육센터 3코트", weekday: 2, minute: 20 * 60, uniform: "#c8413b",
            capacity: 12, .approval, "복식 위주로 칩니다. 가입 신청에 치신 지 얼마나 됐는지 적어 주세요."),
        cover: CrewCover.badminton, members: 8, dues: 15_000, places: 8, meetingTitle: "화요 복식",
        positions: ["전위", "후위"],
        cash: [Cash(flow: .spent, amount: 32_000, purpose: "셔틀콕 두 통")])

    private static let riders = SampleCrew(
        draft: draft(
            "Han River Riders", .cycling, at: "Banpo Bridge, south end", weekday: 6, minute: 7 * 60,
            uniform: "#3aa0c8", capacity: 60, .open,
            "An easy 40 km along the river. Lights and helmets, please."),
        cover: CrewCover.cycling, members: 10, meetingTitle: "Saturday ride", positions: ["Lead", "Sweep"])

    private static let basketball = SampleCrew(
        draft: draft(
            "목요 농구", .basketball, at: "중학교 체육관", weekday: 4, minute: 21 * 60, uniform: "#6b3fa0",
            capacity: 9, .open, "체육관이 작아 아홉 명까지만 받습니다. 자리가 나면 대기 순서대로 연락합니다."),
        cover: CrewCover.basketball, members: 11, places: 8, meetingTitle: "목요 농구",
        positions: ["가드", "포워드", "센터"])
}

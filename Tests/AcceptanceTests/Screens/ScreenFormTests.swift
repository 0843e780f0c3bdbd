import Glibc
import TestKit
import Testing

extension AcceptanceTests {
    /// What a member fills in, sees and ends on a whole screen, in a real terminal.
    @Suite struct ScreenFormTests {
        private static let password = "느티나무 그늘 아래 42"

        /// A device with the member 김철수, who is signed in.
        private static func machine() throws -> Machine {
            let machine = try Machine(home: TemporaryHome())
            let joining = [
                "auth", "join", "--email", "kim@example.com", "--nickname", "김철수", "--password-stdin",
            ]
            try #require(try machine.madang(joining, input: password + "\n").status == 0)
            return machine
        }

        private static var words: [String] {
            get throws { [try Binaries.path("madang-tui"), "--lang", "ko"] }
        }

        private static func open(_ machine: Machine) throws -> Tmux { try Tmux(machine, try words) }

        @Test("What is published on the screen is found by the command, and edited in both")
        func publishing() async throws {
            let machine = try Self.machine()
            let terminal = try Self.open(machine)
            try await terminal.wait(for: "아직 등록된 물건이 없습니다.")
            try terminal.press("n")
            try await terminal.wait(for: "제목")
            try terminal.type("의")
            try await terminal.wait(for: "! 2자 이상")
            try terminal.type("자 두 개")
            try terminal.press("Tab")
            try terminal.type("일반")
            try terminal.press("Tab")
            try terminal.type("12.5")
            try terminal.press("C-s")
            try await terminal.wait(for: "소수점 아래 단위가 없습니다")
            try terminal.press("C-u")
            try terminal.type("1만2천원")
            try terminal.press("C-s")
            try await terminal.wait(for: "등록했습니다.")
            let mine = try machine.madang(["listings", "mine", "--plain", "--lang", "ko"])
            #expect(mine.status == 0 && mine.output.contains("의자 두 개"), "\(mine)")
            #expect(mine.output.contains("12000") && mine.output.split(separator: "\n").count == 1, "\(mine)")
            try terminal.press("e")
            try await terminal.wait(for: "의자 두 개 > 수정")
            try terminal.type(", 탁자")
            try terminal.press("C-s")
            try await terminal.wait(for: "수정했습니다.")
            #expect(try machine.madang(["listings", "mine", "--plain"]).output.contains("의자 두 개, 탁자"))
        }

        /// Goes through the files to a photo, and describes it.
        private static func addPhoto(_ terminal: Tmux) async throws {
            try terminal.press("C-p")
            try await terminal.wait(for: "사진 고르기")
            try terminal.press("/")
            try await terminal.wait(for: "경로")
            try terminal.enter("/nowhere/photo.jpg")
            try await terminal.wait(for: "! 그런 파일이 없습니다.")
            try terminal.press("C-u")
            try terminal.enter(SampleFile.path("Pictures"))
            try await terminal.wait(for: "baseline.jpg")
            try terminal.press("/")
            try terminal.enter("placed.jpg")
            try await terminal.wait(for: "사진 설명")
            try terminal.enter("바닷가")
            try await terminal.wait(for: "1 바닷가")
        }

        @Test("Several photos are marked, described and added at once")
        func severalPhotos() async throws {
            let machine = try Self.machine()
            let terminal = try Self.open(machine)
            try await terminal.wait(for: "아직 등록된 물건이 없습니다.")
            try terminal.press("n")
            try await terminal.wait(for: "사진 0/5")
            try terminal.press("C-p")
            try await terminal.wait(for: "사진 고르기")
            try terminal.press("/")
            try await terminal.wait(for: "경로")
            try terminal.enter(SampleFile.path("Pictures"))
            try await terminal.wait(for: "baseline.jpg")
            try terminal.press("Down", "Down", "Down", "Down", "Down", "Space")
            try terminal.press("Down", "Down", "Down", "Space")
            try await terminal.wait(for: "5장 중 2장 표시")
            #expect(try terminal.screen().contains("baseline.jpg [1]"))
            #expect(try terminal.screen().contains("gray.jpg [2]"))
            try terminal.press("C-s")
            try await terminal.wait(for: "baseline.jpg, 사진 설명 (선택)")
            try terminal.enter("바닷가")
            try terminal.press("Enter")
            try await terminal.wait(for: "사진 2/5  1 바닷가 2")
            // One whose path is typed comes with those that are marked.
            try terminal.press("C-p")
            try await terminal.wait(for: "baseline.jpg")
            try terminal.press("Space", "/")
            try await terminal.wait(for: "경로")
            try terminal.enter("placed.jpg")
            try await terminal.wait(for: "placed.jpg, 사진 설명 (선택)")
            try terminal.press("Enter", "Enter")
            try await terminal.wait(for: "사진 4/5  1 바닷가 2 3 4")
        }

        @Test("A photo and what was typed outlive a killed program, and are published once")
        func killedWhileTyping() async throws {
            let machine = try Self.machine()
            let terminal = try Self.open(machine)
            try await terminal.wait(for: "아직 등록된 물건이 없습니다.")
            try terminal.press("n")
            try await terminal.wait(for: "사진 0/5")
            try await Self.addPhoto(terminal)
            try terminal.press("Tab")
            try terminal.type("캠핑 의자")
            try await terminal.wait(for: "캠핑 의자")
            try await until {
                // A file that is on its way has a name with dots, and would be lost with the program.
                let words = ["-rqs", "--exclude=*.*", "캠핑 의자", machine.home.path]
                return try machine.run("/bin/grep", words).status == 0
            }
            try terminal.send(SIGKILL)
            let again = try Tmux(machine, try Self.words, name: "again")
            try await again.wait(for: "아직 등록된 물건이 없습니다.")
            try again.press("n")
            try await again.wait(for: "지난번에 쓰던 내용을 되살렸습니다.")
            try again.press("Tab")
            try again.type("일반")
            try again.press("Tab")
            try again.type("9000")
            try again.press("C-s")
            try await again.wait(for: "등록했습니다.")
            let mine = try machine.madang(["listings", "mine", "--json"])
            #expect(mine.output.contains("캠핑 의자") && mine.output.contains("바닷가"), "\(mine)")
        }

        @Test("Own keys stand in a file; a line that does not count is told, and the others count")
        func ownKeys() async throws {
            let machine = try Self.machine()
            let words = ["-c", "mkdir -p \"$1\"; printf '%s' \"$2\" > \"$1/keys\"", "sh"]
            let text = "listings.new: f2\nlistings.like: n\nsettings: f4 # 설정\n없음: x\n"
            let folder = machine.home.path + "/config/madang"
            try #require(try machine.run("/bin/sh", words + [folder, text]).status == 0)
            let terminal = try Self.open(machine)
            try await terminal.wait(for: "keys 4번째 줄: '없음' 명령이 없습니다.")
            try terminal.press("?")
            try await terminal.wait(for: "listings.new")
            try terminal.press("Escape")
            try await terminal.wait(without: "listings.new")
            try terminal.press("F4")
            try await terminal.wait(for: "6 나  설정")
            try terminal.press("Escape")
            try await terminal.wait(without: "6 나  설정")
            try terminal.press("F2")
            try await terminal.wait(for: "6 나  물건 등록")
        }

        @Test("What a neighbour sells is reserved and written about on the screen, and the command knows it")
        func reserving() async throws {
            let machine = try Self.machine()
            let publishing = ["--title", "캠핑 의자", "--price", "12000", "--category", "general", "--yes"]
            try #require(try machine.madang(["listings", "publish"] + publishing).status == 0)
            try #require(try machine.madang(["auth", "logout"]).status == 0)
            let joining = [
                "auth", "join", "--email", "lee@example.com", "--nickname", "이영희", "--password-stdin",
            ]
            try #require(try machine.madang(joining, input: Self.password + "\n").status == 0)
            let terminal = try Self.open(machine)
            try await terminal.wait(for: "캠핑 의자")
            try terminal.press("Enter")
            try await terminal.wait(for: "Enter 예약")
            try terminal.press("Enter")
            try await terminal.wait(for: "예약을 유지할 시간")
            try terminal.press("C-s")
            try await terminal.wait(for: "예약 확정")
            try terminal.press("m", "n")
            try terminal.enter("오늘 저녁에 가도 될까요?")
            try await terminal.wait(for: "메시지를 보냈습니다.")
            try await terminal.wait(for: "오늘 저녁에 가도 될까요?")
            let listed = try machine.madang(["deals", "list", "--plain"])
            #expect(listed.status == 0 && listed.output.contains("accepted"), "\(listed)")
            try terminal.press("Escape")
            try await terminal.wait(for: "예약 확정")
            try terminal.press("Escape")
            try await terminal.wait(for: "예약 중")
            try terminal.press("T")
            try await terminal.wait(for: "판매·구매 모두")
        }

        @Test("What is set on the screen counts at once, and the command knows it")
        func settings() async throws {
            let machine = try Machine(home: TemporaryHome())
            let terminal = try Self.open(machine)
            try await terminal.wait(for: "아직 등록된 물건이 없습니다.")
            try terminal.press(",")
            try await terminal.wait(for: "시스템 언어")
            // From auto to ko to en, however fast.
            try terminal.press("Enter", "Enter")
            try await terminal.wait(for: "6 Me  Settings")
            try terminal.press("Down", "Enter")
            try await terminal.wait(for: "high contrast")
            try terminal.press("End", "Enter")
            try await terminal.wait(for: "starts again")
            try terminal.press("Up", "Enter")
            try await terminal.wait(for: "none")
            try terminal.type("ftp://example.com")
            try terminal.press("Enter")
            try await terminal.wait(for: "sqlite:PATH")
            try terminal.press("Escape")
            try await terminal.wait(for: "12,000 KRW")
            let set = try machine.madang(["settings", "--plain"])
            for line in ["language\ten", "theme\tcontrast", "currency-form\tcode"] {
                #expect(set.output.contains(line), "\(set)")
            }
        }

        @Test("A nickname is changed, another session ended, and this one left")
        func account() async throws {
            let machine = try Self.machine()
            let terminal = try Self.open(machine)
            try await terminal.wait(for: "김철수")
            try terminal.press("i")
            try await terminal.wait(for: "이메일: kim@example.com")
            try terminal.press("e")
            try await terminal.wait(for: "프로필 수정")
            try terminal.press("C-u")
            try terminal.type("느티나무")
            try terminal.press("C-s")
            try await terminal.wait(for: "저장했습니다.")
            #expect(try machine.madang(["auth", "whoami", "--plain"]).output.contains("느티나무"))
            try terminal.press("s")
            try await terminal.wait(for: "현재 기기")
            try terminal.press("Escape")
            try await terminal.wait(without: "현재 기기")
            try terminal.press("x", "y")
            try await terminal.wait(for: "로그아웃했습니다.")
            try await terminal.wait(without: "내 정보")
            #expect(try machine.madang(["auth", "whoami"]).status == 77)
        }

        @Test("A photo is drawn beside its text, and described where none are wanted")
        func photo() async throws {
            let machine = try Self.machine()
            let publishing = [
                "listings", "publish", "--title", "사진 있는 의자", "--price", "12000", "--category", "general",
                "--photo", PictureStage.sample("placed.jpg"), "--photo", PictureStage.sample("alpha.webp"),
                "--photo-description", "의자 앞면", "--yes",
            ]
            let published = try machine.madang(publishing)
            guard PictureStage.decodes(published) else { return }
            try #require(published.status == 0, "\(published)")
            let terminal = try Self.open(machine)
            try await terminal.wait(for: "사진 있는 의자")
            try terminal.press("Enter")
            try await terminal.wait(for: "▀▀▀▀")
            #expect(try terminal.screen().contains("1/2 의자 앞면"))
            try terminal.press("v", "]")
            try await terminal.wait(for: "2/2")
            try await terminal.wait(for: "▀▀▀▀")
            try terminal.press("q")
            try await terminal.wait(for: "ended 0")
            let plain = try Tmux(machine, try Self.words + ["--pictures", "none"], name: "plain")
            try await plain.wait(for: "사진 있는 의자")
            try plain.press("Enter")
            try await plain.wait(for: "의자 앞면")
            #expect(!(try plain.screen().contains("▀")))
        }
    }
}

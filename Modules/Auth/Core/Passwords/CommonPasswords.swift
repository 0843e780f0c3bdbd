/// Common passwords from published leaks: whole ones, and roots with usual endings. Only those of at least
/// eight characters matter.
enum CommonPasswords {
    /// Whether a folded password is on the list, or is a repeated pattern, a run, or a row of keys.
    static func contains(_ folded: String) -> Bool {
        all.contains(folded) || isMonotonous(Array(folded.unicodeScalars)) || isKeyRow(folded)
    }

    /// The whole list, folded.
    static let all: Set<String> = {
        var all = Set(whole.split(whereSeparator: \.isWhitespace).map(String.init))
        for root in roots.split(whereSeparator: \.isWhitespace) {
            for ending in endings.split(whereSeparator: \.isWhitespace) {
                let password = root + ending
                if password.count >= PasswordRules.shortest { all.insert(String(password)) }
            }
        }
        return all
    }()

    /// Whether a pattern of up to four characters repeats, or each character is the successor (or
    /// predecessor) of the one before.
    private static func isMonotonous(_ scalars: [Unicode.Scalar]) -> Bool {
        let repeats = (1...4).contains { period in
            scalars.indices.dropFirst(period).allSatisfy { scalars[$0] == scalars[$0 - period] }
        }
        let steps = zip(scalars.dropFirst(), scalars).map { Int64($0.value) - Int64($1.value) }
        return repeats || steps.allSatisfy { $0 == 1 } || steps.allSatisfy { $0 == -1 }
    }

    /// Keys that lie side by side, in either direction.
    private static func isKeyRow(_ folded: String) -> Bool {
        let rows = [
            "1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,",
        ]
        return rows.contains { row in
            row.contains(folded) || String(row.reversed()).contains(folded)
        }
    }

    private static let endings = """
        1 2 12 11 13 21 22 23 69 77 88 99 00 01 07 10 123 321 111 007 666 777 1234 4321 12345 123456 !
        !! 1! 123! 1234! @1 @123 @1234 123@ 1990 1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001
        2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 abc qwe
        """

    private static let roots = """
        password passw0rd p@ssword p@ssw0rd pa55word qwerty qwer asdf asdfgh zxcv zxcvbn abcd abcdef
        abc123 admin administrator root login welcome welc0me letmein monkey dragon master shadow
        sunshine princess football baseball superman batman iloveyou trustno1 michael jordan jessica
        ashley daniel charlie andrew thomas robert hannah summer winter spring autumn secret hello
        freedom whatever computer internet samsung google apple naver kakao daum korea seoul busan
        madang market tiger soccer hockey ranger hunter buster killer george test tester user guest love
        lovely angel flower cookie pokemon naruto starwars changeme default temp temppass mypass
        """

    private static let whole = """
        password passw0rd p@ssword p@ssw0rd pa55word pa$$word passwort contraseña motdepasse wachtwoord
        senha123 parola123 password1password passwordpassword mypassword yourpassword newpassword
        oldpassword nopassword thepassword 12345678 123456789 1234567890 12345678910 0123456789 01234567
        87654321 987654321 0987654321 9876543210 11111111 111111111 1111111111 00000000 0000000000
        22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 999999999 12341234
        123123123 123321123 12121212 13131313 21212121 10101010 11112222 11223344 1122334455
        112233445566 123454321 1234554321 123456654321 12344321 147258369 147852369 159753456 159357456
        741852963 789456123 789456123 963852741 135792468 1357924680 246813579 31415926 314159265
        27182818 19841984 20202020 01012345678 0101234567 01011111111 01000000000 12345qwert 1234qwer
        1234asdf 1234abcd 123456aa 123456ab 123456abc 123456qwerty 12345678a 123456789a 123456789q
        1234567890q a12345678 a123456789 aa123456 aa12345678 aaa111222 ab123456 abc12345 abc123456
        abcd1234 abcde12345 abcdefgh abcdefg1 abcdefghi abcdefghij a1b2c3d4 a1s2d3f4 q1w2e3r4 q1w2e3r4t5
        q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc 3edc4rfv
        qazwsxedc qazwsxedcrfv qazxsw123 zaq12wsx zaq1xsw2 zaq1zaq1 zaqxswcde !qaz2wsx 1qaz@wsx
        1q2w3e4r! !@#$%^&* !@#$1234 1234!@#$ asdfghjk asdfghjkl asdfasdf asdf1234 asdfghjkl1 asdfqwer
        qwerasdf qwerqwer qwer1234 qwertyui qwertyuio qwertyuiop qwerty12 qwertyqwerty qweasdzxc
        qweasd123 qwe123qwe qweqweqwe 1qwertyuiop zxcvbnm1 zxcvbnm123 zxcvzxcv zxcvasdf poiuytrewq
        lkjhgfdsa mnbvcxz1 iloveyou iloveyou2 iloveu123 iloveme1 iloveyou! iloveyousomuch loveyou1
        loveme123 ilovegod ihateyou fuckyou1 fuckyou123 fuckyou2 asshole1 bullshit bitch123 pussy123
        princess sunshine football baseball basketball basketball1 volleyball softball1 swimming
        superman superstar supernova spiderman spiderman1 ironman1 wolverine starwars startrek stargate
        pokemon1 pikachu1 charizard digimon1 nintendo playstation xbox360x warcraft minecraft minecraft1
        fortnite roblox123 counterstrike halflife leagueoflegends starcraft diablo123 overwatch blackops
        callofduty trustno1 letmein1 letmein! letmeinnow openopen opensesame changeme changeit
        changemenow welcome1 welcome123 welcomehome whatever whatever1 whocares nothing1 something
        anything everything forever1 forever21 forgetit remember dontknow donttellanyone secret123
        topsecret secretpassword administrator adminadmin admin1234 admin12345 adminpass adminpassword
        rootroot rootpassword toor1234 superuser superadmin sysadmin webmaster hostmaster postmaster
        testtest test1234 testing1 testing123 testpass testuser guestguest demo1234 demodemo default1
        defaultpassword temppassword temporary user1234 useruser username username1 computer computer1
        internet internet1 keyboard monitor1 software hardware microsoft windows7 windows10 linux123
        ubuntu123 macintosh apple123 iphone123 samsung1 android1 google123 facebook facebook1 twitter1
        instagram youtube1 linkedin linkedin1 amazon123 netflix1 spotify1 dropbox1 myspace1 snapchat
        whatsapp kakaotalk naver1234 daum1234 butterfly butterfly1 sunflower flowers1 rainbow1
        rainbow123 chocolate chocolate1 strawberry cupcake1 cookies1 cheesecake pineapple bananas1
        watermelon cinnamon vanilla1 peanut123 popcorn1 icecream hamburger coffee123 starbucks budweiser
        heineken guinness smirnoff jackdaniels corona123 marlboro dolphins dolphin1 elephant penguin1
        kittycat kittykat hellokitty doggy123 puppy123 puppylove snoopy123 scooby123 tweety123 garfield
        bugsbunny mickeymouse minniemouse donaldduck tinkerbell cinderella snowwhite spongebob patrick1
        squidward bartsimpson homer123 simpsons southpark familyguy harrypotter hogwarts dumbledore
        voldemort gryffindor lordoftherings gandalf1 frodo123 legolas1 aragorn1 skywalker darthvader
        chewbacca obiwan123 yoda1234 jedi1234 matrix123 neo12345 terminator godzilla kingkong predator
        gladiator highlander braveheart scarface godfather goodfellas casablanca jamesbond bond0070
        michael1 michelle michelle1 jennifer jennifer1 jessica1 jessica2 ashley123 amanda123 danielle
        danielle1 stephanie stephanie1 samantha samantha1 elizabeth elizabeth1 victoria victoria1
        veronica isabella gabriela gabriella angelina brittany brittany1 courtney christian christian1
        christina christine christopher jonathan alexander alexandra alexandre alejandra alejandro
        benjamin anthony1 brandon1 nicholas nicholas1 patricia patrick123 theodore sebastian francisco
        fernando fernanda leonardo valentina caroline katherine kimberly margaret madeline nathalie
        natasha1 charlotte charles1 richard1 william1 jackson1 jordan23 jordan123 kobe1234 lebron23
        ronaldo7 cristiano messi1010 maradona beckham7 rooney10 zidane10 liverpool liverpool1
        liverpoolfc chelsea1 chelseafc arsenal1 arsenal123 manchester manutd123 manunited mancity1
        tottenham everton1 newcastle1 westham1 celtic1888 rangers1 barcelona barcelona1 realmadrid
        realmadrid1 juventus juventus1 acmilan1 bayern123 dortmund borussia schalke04 ajax1900 benfica1
        sporting flamengo corinthians palmeiras cowboys1 steelers steelers1 patriots packers1 redskins
        raiders1 broncos1 dolphins1 giants123 eagles123 yankees1 yankees2 redsox123 dodgers1 cardinals
        lakers24 celtics1 chicago1 bulls123 knicks123 newyork1 brooklyn california florida1 texas123
        london123 paris123 berlin123 tokyo123 moscow123 istanbul bangkok1 singapore hongkong shanghai
        beijing1 australia canada123 america1 mexico123 brasil123 argentina colombia1 peru1234 espana123
        portugal italia123 france123 germany1 deutschland hamburg1 england1 scotland ireland1 sweden123
        norway123 mercedes mercedes1 porsche911 ferrari1 corvette camaro123 mustang1 mustang67 chevelle
        chevrolet toyota123 honda123 yamaha123 suzuki123 kawasaki harley123 harleydavidson hyundai1
        kia12345 bmw12345 audi1234 volkswagen subaru123 metallica metallica1 nirvana1 slipknot slipknot1
        linkinpark greenday blink182 rammstein ironmaiden megadeth acdc1234 ledzeppelin pinkfloyd
        beatles1 rollingstones eminem123 tupac123 50cent50 nickelback evanescence madonna1
        michaeljackson shakira1 rihanna1 beyonce1 justinbieber taylorswift onedirection bigbang1
        blackpink bts12345 bangtan1 armybts7 guitar123 drummer1 musician musiclover music123 piano123
        saxophone trumpet1 skateboard snowboard surfing1 fishing1 hunting1 golfing1 tennis123 racing123
        soccer10 soccer12 soccer123 hockey123 wrestling champion champion1 victory1 winner123 lucky123
        lucky777 luckyone blessed1 jesus123 jesuschrist jesus777 christ123 heaven123 angel123 angels123
        church123 faith123 grace123 godisgood godbless lovegod1 prayer123 bismillah allah123 allahuakbar
        muhammad krishna1 buddha123 namaste1 peaceful freedom1 liberty1 justice1 america911 september
        november december february january1 saturday thursday wednesday tuesday1 birthday birthday1
        christmas halloween thanksgiving valentine newyear1 summer123 winter123 springtime sunshine1
        moonlight starlight midnight midnight1 darkness shadow123 nightmare vampire1 twilight dragon123
        dragons1 dragonball dragonball1 phoenix1 unicorn1 wizard123 warlock1 warrior1 knight123 samurai1
        ninja123 pirate123 cowboy123 marine123 military soldier1 airforce navyseal security security1
        firewall hacker123 hackthebox access14 access123 master123 masterkey mastermind mustang123
        hunter123 ranger123 killer123 monkey123 tigger123 chicken1 rabbit123 turtle123 banana123
        orange123 purple123 yellow123 silver123 diamond1 crystal1 emerald1 platinum goldfish goldeneye
        blackcat blackjack blackbird bluebird bluemoon redwings greenleaf whitesnake pinkpanther
        dkssudgktpdy dkssud123 tkfkdgody tkfkdgo1 tkfkdgo12 tkfkdgo123 tkfkdgo1234 rlarlarla alsrud123
        qlalfqjsgh qlqjs1234 gksrnrdj eogksalsrnr ehdgoanf wlqdprkrh tkfkdtkfkd aksfoqkdy rkskekfk
        qkrqkrqkr dlwlgns123 choikang1 saranghae saranghae1 saranghaeyo annyeong annyeong1 daehanminguk
        hangukin1 uriduli1 gmarket1 wjdqhqhgh dbswo123 s1234567 zkzkdhxhr spdlqj123 vozmfhzm
        correcthorsebatterystaple 사랑해요사랑해요 안녕하세요안녕 비밀번호비밀번호 대한민국대한민국 비밀번호1234 사랑해1234 안녕하세요123 대한민국1234
        """
}
